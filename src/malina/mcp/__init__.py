"""MCP server (Model Context Protocol): tools with which an AI assistant sits down at a table, looks, plays and talks.
It is a client like any other, and knows only what the table's server sends to its seat."""
