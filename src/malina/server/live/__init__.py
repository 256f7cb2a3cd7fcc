"""Tables in memory: the hub that stores and then publishes, presence, timeouts, and when bots answer."""
