"""What train.py has saved as linear.npz, as a bot: malina arena crooks --bots linear_bot.py:Linear,random --seats 2"""

import numpy as np

import malina.env
from malina.env.trained import Trained

saved = np.load("linear.npz")
weights = saved["weights"]


class Linear(Trained):
    def __init__(self):
        super().__init__(malina.env.env(str(saved["game"]), int(saved["seats"])), self.best)

    def best(self, observation):
        return np.where(observation["action_mask"], weights @ observation["observation"], -np.inf).argmax()
