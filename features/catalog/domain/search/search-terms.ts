/** One word or number of a search. */
export interface SearchTerm {
  /** Letters without accents, or digits. */
  readonly text: string;
  /** Also matches as a prefix: the user may still be typing, or writes 'refri'. */
  readonly beginning: boolean;
  /** What separates it from the previous term: nothing in '500ml', a point in '1.000'. */
  readonly after: 'nothing' | 'point' | 'space';
}

const MAX_TERMS = 24;

/** Splits a search text into folded runs of letters and runs of digits: '500ml' and '500 ML' give the same texts. */
export function searchTerms(text: string): readonly SearchTerm[] {
  const folded = foldedText(text);
  const runs = [...folded.matchAll(/\p{L}+|\p{Nd}+/gu)].slice(0, MAX_TERMS);
  return runs.map(([run], index) => {
    const before = runs[index - 1];
    const gap = before && folded.slice(before.index + before[0].length, runs[index]?.index);
    return {
      text: run,
      beginning: index === runs.length - 1 ? run.length >= 2 : /^\p{L}{3}/u.test(run),
      after: gap === '' ? 'nothing' : gap === '.' || gap === ',' ? 'point' : 'space',
    };
  });
}

/** Lower case, without accents. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

export const isLetters = (text: string): boolean => /^\p{L}/u.test(text);
