"""Bots in worker processes: a priority queue of tasks with deadlines, and the workers."""
