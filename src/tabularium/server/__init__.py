"""Tables played over the network, see docs/server.md."""
