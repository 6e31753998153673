/** What a game says about itself on the pages around the table, in src/games/<game>/page.ts. */

export interface GamePage {
  colour?: string; // of its edge on the first page: a custom property of look.css
  rulings?: string; // the heading in docs/rulings.md that its rulings stand under
  first?: readonly string[]; // options people choose before a game; the others settle doubtful rules
  terms?: Record<string, string>; // words worth explaining, `web-term-<id>`, with the rule that says it in full
}
