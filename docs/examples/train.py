"""REINFORCE with a linear policy: seat 0 of Crooks learns to beat a random player. Usage: python train.py [GAMES]"""

import sys

import numpy as np

import malina.env

games = int((sys.argv[1:] or ["1000"])[0])
rng = np.random.default_rng(1)
env = malina.env.env("crooks", seats=2)
weights = np.zeros((env.action_space("seat_0").n, env.observation_space("seat_0")["observation"].shape[0]))
rewards = []
for game in range(games):
    env.reset(seed=game)
    steps = []  # what was seen, and where its logits should go to make what was done more likely
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        if terminated:
            rewards += [reward] if agent == "seat_0" else []
            env.step(None)
        elif agent == "seat_1":
            for action in env.ask("random"):  # the words of a bot's move
                env.step(action)
        else:
            array, mask = observation["observation"], observation["action_mask"]
            logits = weights @ array
            chances = np.exp(logits - logits.max()) * mask
            chances /= chances.sum()
            action = rng.choice(mask.size, p=chances)
            steps.append((array, np.eye(mask.size)[action] - chances))
            env.step(action)
    for array, step in steps:
        weights += 0.01 * (rewards[-1] - np.mean(rewards[-100:])) * np.outer(step, array)
    if (game + 1) % 100 == 0:
        print(f"after {game + 1} games: mean reward of the last 100 {np.mean(rewards[-100:]):+.2f}")
