import CHeap

/// The program's memory, where the C library can be told how to keep it.
public enum Heap {
    /// Keeps the heap of a program that runs for days from growing by its own holes. To be called once, at its start.
    public static func staySmall() { heap_stay_small() }
}
