"""A table as a value: entries are stored, and a room is the fold of them. Snapshots, replays and commands besides."""
