#ifndef SOUND_LIBRARY_H
#define SOUND_LIBRARY_H

/// What `sound_library_open` answers when PortAudio would have ended the program; PortAudio's own errors are larger.
#define SOUND_LIBRARY_GAVE_UP -32768

/// Calls Pa_Initialize, which ends the whole program where ALSA knows no device at all, as without its configuration
/// (an assertion in BuildDeviceList). Afterwards ALSA writes no more to standard error, for good.
///
/// Not to be called by two threads at a time, and never again once it has given up.
///
/// Returns PortAudio's answer, or SOUND_LIBRARY_GAVE_UP.
int sound_library_open(void);

#endif
