/** A text in pieces, so that the rules it names can be links: "see A12 and B3". */
export function ruleNumbers(text: string): { text: string; rule: boolean }[] {
  return text
    .split(/\b([A-Z]{1,2}\d{1,3}[a-z]?)\b/)
    .map((piece, i) => ({ text: piece, rule: i % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
