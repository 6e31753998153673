"""The ``tabularium`` command: the terminal table, galleries, replays, tournaments."""
