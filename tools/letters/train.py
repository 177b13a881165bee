#!/usr/bin/env python3
"""Learns the network: two layers of bidirectional GRU that give every letter's chunk of phonemes, in both accents.

    python train.py --us US_GOLD.json --gb GB_GOLD.json --cmudict CMUDICT.dict --heldout HELDOUT.jsonl --out DIR

Weights are kept in float32, the arithmetic is in bfloat16 (several times as fast where the processor can). The
learning rate follows a cosine over the epochs, or over a time given with --minutes; what is saved is the running
average of the weights.
"""

import argparse
import math
import pickle
import random
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

import data

SEED = 11
EMBEDDING = 48
FLAGS = 4


class LetterNetwork(nn.Module):
    def __init__(self, hidden, chunks_us, chunks_gb, dropout=0.2):
        super().__init__()
        self.letter = nn.Embedding(len(data.LETTERS), EMBEDDING)
        self.capital = nn.Embedding(2, FLAGS)
        self.gold = nn.Embedding(2, FLAGS)
        self.gru = nn.GRU(EMBEDDING + 2 * FLAGS, hidden, 2, batch_first=True, bidirectional=True, dropout=dropout)
        self.dropout = nn.Dropout(dropout)
        self.us = nn.Linear(2 * hidden, chunks_us)
        self.gb = nn.Linear(2 * hidden, chunks_gb)

    def forward(self, letters, capitals, is_gold):
        flags = self.gold(is_gold)[:, None, :].expand(-1, letters.shape[1], -1)
        embedded = torch.cat([self.letter(letters), self.capital(capitals), flags], dim=2)
        states, _ = self.gru(embedded)
        states = self.dropout(states)
        return self.us(states), self.gb(states)


def batches(words, indexes, size):
    """Tensors of words of one length each: no padding, so no masks."""
    by_length = {}
    for place, word in enumerate(words):
        by_length.setdefault(len(word.letters), []).append(place)
    result = []
    for length, places in by_length.items():
        chosen = [words[p] for p in places]
        letters, capitals = data.encoded(chosen)
        targets = np.full((2, len(chosen), length), -100, dtype=np.int64)
        for row, word in enumerate(chosen):
            for accent in (0, 1):
                if word.chunks[accent]:
                    targets[accent, row] = [indexes[accent][chunk] for chunk in word.chunks[accent]]
        gold = np.array([int(word.is_gold) for word in chosen])
        result.append(tuple(torch.from_numpy(a) for a in (letters, capitals, gold, targets[0], targets[1])))
    return result


def shuffled(groups, size, generator):
    order = []
    for group, tensors in enumerate(groups):
        permutation = torch.randperm(len(tensors[0]), generator=generator)
        order += [(group, part) for part in permutation.split(size)]
    random.shuffle(order)
    for group, part in order:
        yield tuple(t[part] for t in groups[group])


def greedy(model, words, chunks, accent=0):
    result = []
    for word in words:
        letters, capitals = data.encoded([word])
        with torch.no_grad():
            logits = model(torch.from_numpy(letters), torch.from_numpy(capitals), torch.ones(1, dtype=torch.long))
        result.append("".join(chunks[accent][i] for i in logits[accent][0].argmax(1).tolist()))
    return result


def main():
    parser = argparse.ArgumentParser()
    for name in ("us", "gb", "cmudict", "heldout", "out"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--hidden", type=int, default=224)
    parser.add_argument("--epochs", type=int, default=25)
    parser.add_argument("--minutes", type=float, help="end after this time instead of after so many epochs")
    parser.add_argument("--batch", type=int, default=320)
    parser.add_argument("--rate", type=float, default=2.5e-3)
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(SEED)
    random.seed(SEED)
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    prepared = out / "data.pickle"
    if prepared.exists():
        training, tuning = pickle.load(open(prepared, "rb"))
    else:
        held = data.heldout_words(options.heldout)
        training, tuning = data.load(options.us, options.gb, options.cmudict, held, out / "cmudict.json")
        pickle.dump((training, tuning), open(prepared, "wb"))
    chunks = [data.chunk_list(training, accent) for accent in (0, 1)]
    indexes = [{chunk: i for i, chunk in enumerate(each)} for each in chunks]
    groups = batches(training, indexes, options.batch)
    steps_per_epoch = sum(math.ceil(len(group[0]) / options.batch) for group in groups)

    master = LetterNetwork(options.hidden, len(chunks[0]), len(chunks[1]))
    model = LetterNetwork(options.hidden, len(chunks[0]), len(chunks[1])).to(torch.bfloat16)
    average = LetterNetwork(options.hidden, len(chunks[0]), len(chunks[1]))
    average.load_state_dict(master.state_dict())
    average.eval()
    masters, models, averages = (list(m.parameters()) for m in (master, model, average))
    optimizer = torch.optim.AdamW(masters, lr=options.rate, betas=(0.9, 0.98), weight_decay=0.01, fused=True)
    loss_of = nn.CrossEntropyLoss(ignore_index=-100, label_smoothing=0.05)
    generator = torch.Generator().manual_seed(SEED)
    print(f"{len(training)} words, {steps_per_epoch} steps, {sum(p.numel() for p in masters)} weights", flush=True)

    begin, step, epoch, progress = time.time(), 0, 0, 0.0
    while progress < 1:
        total = 0.0
        for letters, capitals, gold, us, gb in shuffled(groups, options.batch, generator):
            if options.minutes:
                progress = (time.time() - begin) / (60 * options.minutes)
            else:
                progress = step / (options.epochs * steps_per_epoch)
            if progress >= 1:
                break
            with torch.no_grad():
                torch._foreach_copy_(models, masters)
            out_us, out_gb = model(letters, capitals, gold)
            loss = loss_of(out_us.float().flatten(0, 1), us.flatten())
            if bool((gb >= 0).any()):
                loss = loss + 0.5 * loss_of(out_gb.float().flatten(0, 1), gb.flatten())
            loss.backward()
            with torch.no_grad():
                for big, small in zip(masters, models):
                    big.grad = None if small.grad is None else small.grad.float()
                    small.grad = None
            nn.utils.clip_grad_norm_(masters, 1.0)
            for group in optimizer.param_groups:
                group["lr"] = options.rate * min(1, (step + 1) / 300) * 0.5 * (1 + math.cos(math.pi * progress))
            optimizer.step()
            step += 1
            decay = min(0.9985, (1 + step) / (10 + step))
            with torch.no_grad():
                torch._foreach_mul_(averages, decay)
                torch._foreach_add_(averages, masters, alpha=1 - decay)
            total += float(loss.detach())
            if step in (20, 100):
                print(f"{(time.time() - begin) / step:.3f} s a step", flush=True)
        epoch += 1
        sample = tuning[:700]
        exact = sum(g == w.readings[0] for g, w in zip(greedy(average, sample, chunks), sample)) / len(sample)
        minutes = (time.time() - begin) / 60
        print(f"epoch {epoch} {minutes:.1f} min, loss {total / steps_per_epoch:.4f}, exact {exact:.4f}", flush=True)
        torch.save(
            {"state": average.state_dict(), "hidden": options.hidden, "chunks": chunks, "epoch": epoch, "step": step},
            out / "network.pt",
        )


if __name__ == "__main__":
    main()
