"""How fast it is, measured beside another engine in the same run."""
