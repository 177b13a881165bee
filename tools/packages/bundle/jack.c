// Stands in for JACK's library, which Debian's PortAudio is linked with: there is no server to be reached, so PortAudio
// goes on with ALSA. The real one would bring Berkeley DB along, whose licence is not ours to pass on.
#include <stddef.h>

#define NOTHING(name)                                                                                                    \
    void *name(void) { return NULL; }

// PortAudio makes room for names before it asks for a server.
int jack_client_name_size(void) { return 64; }
int jack_port_name_size(void) { return 320; }

NOTHING(jack_activate)
NOTHING(jack_client_close)
NOTHING(jack_client_open)
NOTHING(jack_connect)
NOTHING(jack_deactivate)
NOTHING(jack_frame_time)
NOTHING(jack_get_buffer_size)
NOTHING(jack_get_client_name)
NOTHING(jack_get_ports)
NOTHING(jack_get_sample_rate)
NOTHING(jack_on_shutdown)
NOTHING(jack_port_by_name)
NOTHING(jack_port_connected)
NOTHING(jack_port_disconnect)
NOTHING(jack_port_get_buffer)
NOTHING(jack_port_get_latency)
NOTHING(jack_port_name)
NOTHING(jack_port_register)
NOTHING(jack_port_unregister)
NOTHING(jack_set_error_function)
NOTHING(jack_set_process_callback)
NOTHING(jack_set_sample_rate_callback)
NOTHING(jack_set_xrun_callback)
