"""An AI assistant at a table: an MCP server whose tools sit down, look, play and talk. It is a program like any other:
what it knows is what the server of the table tells its seat."""
