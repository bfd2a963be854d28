import type { SearchTerm } from './search-terms.ts';

/** Words that labels omit. 'sem' is not one: "without sugar" is not "with sugar". */
const STOP_WORDS = new Set(
  'a o as os um uma uns umas de da do das dos d em na no nas nos e ou com c para pra p por pelo pela ao aos que'.split(
    ' ',
  ),
);

/** Removes stop words, unless nothing else is left or a single letter carries meaning: 'vitamina c' keeps its c. */
export function distinctiveTerms(terms: readonly SearchTerm[]): readonly SearchTerm[] {
  const tells = ({ text }: SearchTerm, index: number): boolean =>
    isDistinctive(text) ||
    (text.length === 1 && (index === terms.length - 1 || terms[index + 1]?.after === 'nothing'));
  const significant = terms.flatMap((term, index) => {
    if (!tells(term, index)) return [];
    const before = terms[index - 1];
    // A term that followed a removed word directly is no longer attached to it.
    return before === undefined || tells(before, index - 1) ? [term] : [{ ...term, after: 'space' as const }];
  });
  return significant.length === 0 ? terms : significant;
}

export const isDistinctive = (word: string): boolean => !STOP_WORDS.has(word);
