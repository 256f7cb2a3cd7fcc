"""REINFORCE with a linear policy: seat 0 learns to beat random players. python train.py 500 --game bang --seats 4"""

import argparse

import numpy as np

import malina.env

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("games", type=int, nargs="?", default=1000)
parser.add_argument("--game", default="crooks")
parser.add_argument("--seats", type=int, default=None)
parser.add_argument("--save", metavar="FILE.npz")
args = parser.parse_args()
rng = np.random.default_rng(1)
env = malina.env.env(args.game, args.seats)
weights = np.zeros((env.action_space("seat_0").n, env.observation_space("seat_0")["observation"].shape[0]))
rewards = []
for game in range(args.games):
    env.reset(seed=game)
    steps = []  # what was seen, and where its logits should go to make what was done more likely
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        if terminated:
            rewards += [reward] if agent == "seat_0" else []
            env.step(None)
        elif agent != "seat_0":
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
if args.save:
    np.savez(args.save, weights=weights, game=args.game, seats=len(env.possible_agents))
