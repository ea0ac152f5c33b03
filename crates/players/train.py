"""Trains the network of a game from positions written by the example `positions`.

    python3 train.py OUT FEATURES PLAYERS=FILE [PLAYERS=FILE ...]

needs PyTorch. FEATURES is the game's `Features::COUNT`. The network gives each seat a number; the shares of the win are
their softmax, and the loss is the cross-entropy with the shares of the finished game. OUT gets the weights as `Net::read`
reads them.
"""

import random
import sys

import torch
from torch import nn

EPOCHS, BATCH, HELD_BACK = 40, 8192, 0.05


def load(players, path, features, device):
    numbers = torch.frombuffer(bytearray(open(path, "rb").read()), dtype=torch.float32)
    row = players * (features + 1)
    rows = numbers[: len(numbers) // row * row].reshape(-1, row).to(device)
    positions = rows[:, : players * features].reshape(-1, players, features)
    shares = rows[:, players * features :]
    train = int(len(rows) * (1 - HELD_BACK))
    return (positions[:train], shares[:train]), (positions[train:], shares[train:])


def main():
    out, features = sys.argv[1], int(sys.argv[2])
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    sets = [argument.split("=", 1) for argument in sys.argv[3:]]
    sets = [load(int(players), path, features, device) for players, path in sets]
    net = nn.Sequential(
        nn.Linear(features, 32), nn.ReLU(), nn.Linear(32, 16), nn.ReLU(), nn.Linear(16, 1, bias=False)
    ).to(device)

    def loss(positions, shares):
        return -(shares * torch.log_softmax(net(positions).squeeze(-1), 1)).sum(1).mean()

    batches = sum(-(-len(train[0]) // BATCH) for train, _ in sets)
    optimiser = torch.optim.AdamW(net.parameters(), lr=4e-3, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, max_lr=4e-3, total_steps=batches * EPOCHS + 1)
    for epoch in range(EPOCHS):
        order = []
        for train, _ in sets:
            shuffled = torch.randperm(len(train[0]), device=device)
            order += [(train, part) for part in shuffled.split(BATCH)]
        random.Random(epoch).shuffle(order)
        for (positions, shares), part in order:
            step = loss(positions[part], shares[part])
            optimiser.zero_grad()
            step.backward()
            optimiser.step()
            schedule.step()
        with torch.no_grad():
            print("epoch", epoch, "held back:", *(f"{loss(*held):.4f}" for _, held in sets), flush=True)
    weights = [net[0].weight.T, net[0].bias, net[2].weight.T, net[2].bias, net[4].weight[0]]
    flat = torch.cat([weight.detach().cpu().contiguous().reshape(-1) for weight in weights])
    open(out, "wb").write(flat.numpy().astype("<f4").tobytes())


if __name__ == "__main__":
    main()
