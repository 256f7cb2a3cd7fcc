"""The load generator: many tables of four seats over WebSockets, in a process of its own."""
