"""See ARCHITECTURE: the `players` layer."""
