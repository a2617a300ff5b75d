// Caches nothing.
