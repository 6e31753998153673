"""The steps by which the database grew."""
