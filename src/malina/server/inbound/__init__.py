"""What comes in: WebSocket and REST handlers, authentication, origin checks and rate limits, the page as files."""
