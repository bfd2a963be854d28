import { foldedText, type SearchTerm } from './search-terms.ts';

/** Folded terms as these names write them ('acucar' is 'açúcar'), for shoppers to read. */
export function spelled(terms: readonly SearchTerm[], names: readonly string[]): string {
  const writings = new Map<string, string>();
  for (const name of names) {
    for (const [word] of name.toLocaleLowerCase('pt-BR').matchAll(/\p{L}+/gu)) {
      const key = foldedText(word);
      // Labels without accents are many; one with them knows better.
      if (!writings.has(key) || writings.get(key) === key) writings.set(key, word);
    }
  }
  return terms
    .map(({ text, after }) => `${after === 'nothing' ? '' : ' '}${writings.get(text) ?? text}`)
    .join('')
    .trim();
}
