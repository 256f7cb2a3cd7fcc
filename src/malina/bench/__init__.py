"""Benchmarks of our engine and server, and of their peers."""
