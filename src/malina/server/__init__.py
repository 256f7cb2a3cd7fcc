"""The server: rooms as logs of entries, sockets that tell each seat what it may know, and a lobby."""
