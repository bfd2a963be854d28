import { foldedText, type SearchTerm } from './search-terms.ts';

/** Restores the spelling of folded terms from these product names, for display: 'acucar' becomes 'açúcar'. */
export function spelled(terms: readonly SearchTerm[], names: readonly string[]): string {
  const writings = new Map<string, string>();
  for (const name of names) {
    for (const [word] of name.toLocaleLowerCase('pt-BR').matchAll(/\p{L}+/gu)) {
      const key = foldedText(word);
      // Many labels omit accents, so a spelling with accents wins.
      if (!writings.has(key) || writings.get(key) === key) writings.set(key, word);
    }
  }
  return terms
    .map(({ text, after }) => `${after === 'nothing' ? '' : ' '}${writings.get(text) ?? text}`)
    .join('')
    .trim();
}
