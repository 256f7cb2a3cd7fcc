"""The server: event-sourced tables, WebSockets that tell each seat what it may know, and a lobby over REST.

A command comes in (inbound/), becomes an entry of a table (tables/), is committed and published by the hub (live/),
and leaves as the state of each viewer (outbound/). wire/ are the types of the protocol, thinking/ the bots' processes,
store/ the database."""
