"""What leaves the server: the state of each viewer, broadcast to open sockets."""
