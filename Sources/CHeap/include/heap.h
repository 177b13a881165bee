#ifndef HEAP_H
#define HEAP_H

/// Keeps the heap of a program that runs for long from growing by its own holes: threads share few arenas, and large
/// blocks go back to the system as soon as they are free. To be called early: arenas that are there stay.
///
/// Does nothing where the C library is not GNU's. Source: The GNU C Library Reference Manual, “Malloc Tunable Parameters”.
void heap_stay_small(void);

/// Gives memory that is free back to the system. To be called when much has become free; takes a few milliseconds.
///
/// Does nothing where the C library is not GNU's.
void heap_give_back(void);

#endif
