"""``python -m tabularium`` is the command ``tabularium``."""

from tabularium.cli.main import app

if __name__ == "__main__":
    app(prog_name="tabularium")
