"""What is printed on the board and the cards of Altay, typed in from the game itself."""

NEIGHBOURS = {
    0: [6, 12, 13],
    1: [7, 13, 20],
    2: [7, 8, 14],
    3: [9, 16, 18],
    4: [9, 15, 16, 22],
    5: [11, 17, 21],
    6: [0, 12, 13, 18],
    7: [1, 2, 13, 14, 20],
    8: [2, 14, 21],
    9: [3, 4, 15, 16, 18],
    10: [17, 21],
    11: [5, 17, 22],
    12: [0, 6, 18],
    13: [0, 1, 6, 7, 19],
    14: [2, 7, 8],
    15: [4, 9, 18, 19],
    16: [3, 4, 9, 22],
    17: [5, 10, 11, 21, 22],
    18: [3, 6, 9, 12, 15],
    19: [13, 15],
    20: [1, 7],
    21: [5, 8, 10, 17],
    22: [4, 11, 16, 17],
}

LEVELS = [
    ["engineering", "masonry", "mathematics", "strategy", "writing"],
    ["commerce", "government", "leadership", "philosophy", "religion"],
    [
        "academy",
        "amphitheatre",
        "aqueducts",
        "ark",
        "colossus",
        "great_wall",
        "highways",
        "mausoleum",
        "siege_engines",
        "triumphal_arch",
    ],
]
