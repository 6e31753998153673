"""The arena: tournaments of bots on many processors, stored as they are played, and reported."""
