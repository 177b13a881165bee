"""Which words were heard in the place of which."""

import random

import alignment
import matching


def way(printed, heard):
    return alignment.steps(printed.split(), heard.split())


def test_equal_words_have_no_errors():
    assert alignment.errors(way("the cat sat", "the cat sat")) == 0


def test_a_wrong_a_missing_and_an_added_word_are_an_error_each():
    assert alignment.errors(way("the cat sat", "the hat sat")) == 1
    assert alignment.errors(way("the cat sat", "the sat")) == 1
    assert alignment.errors(way("the cat sat", "the big cat sat")) == 1


def test_words_written_in_one_or_in_several_are_the_same():
    assert alignment.errors(way("to day good bye", "today goodbye")) == 0
    assert alignment.errors(way("sonin law", "son inlaw")) == 0


def test_neighbouring_errors_are_one_difference():
    found = alignment.differences(way("a b c d e", "a x y d z"))
    assert [(step.printed, step.heard) for step in found] == [(("b", "c"), ("x", "y")), (("e",), ("z",))]


def test_steps_hold_every_word_once_and_in_order():
    numbers = random.Random(7)
    for _ in range(200):
        printed, heard = ([numbers.choice("abcdef") for _ in range(numbers.randrange(9))] for _ in range(2))
        steps = alignment.steps(printed, heard)
        assert [word for step in steps for word in step.printed] == printed
        assert [word for step in steps for word in step.heard] == heard
        assert alignment.errors(steps) <= max(len(printed), len(heard))


def test_words_of_a_window_go_to_their_sentences():
    printed = ["the cat sat".split(), "on the mat".split(), "it slept".split()]
    ways = matching.parted(printed, "the cat sat on a mat it slept".split())
    assert [alignment.errors(way) for way in ways] == [0, 1, 0]
    assert [len(way) for way in ways] == [3, 3, 2]


def test_a_sentence_that_was_not_heard_has_all_its_words_missing():
    ways = matching.parted(["yes he said".split(), "never again".split()], "yes he said".split())
    assert [alignment.errors(way) for way in ways] == [0, 2]


def test_nothing_printed_and_nothing_heard_is_no_error():
    assert matching.parted([[], []], []) == [[], []]
    assert alignment.steps([], []) == []
