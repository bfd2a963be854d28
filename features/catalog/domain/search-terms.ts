/** What a search asks for, word by word. */
export interface SearchTerm {
  /** Letters without accents, or digits. */
  readonly text: string;
  /** Also finds words that only begin so: someone is still typing, or writes 'refri'. */
  readonly beginning: boolean;
  /** What stands between it and the one before: nothing in '500ml', a point in '1.000'. */
  readonly after: 'nothing' | 'point' | 'space';
}

const MOST_TERMS = 24;

/** Cuts a search text into runs of letters and runs of digits, folded: '500ml' and '500 ML' ask for the same. */
export function searchTerms(text: string): readonly SearchTerm[] {
  const folded = foldedText(text);
  const runs = [...folded.matchAll(/\p{L}+|\p{Nd}+/gu)].slice(0, MOST_TERMS);
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

/** In lower case, without accents. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

export const isLetters = (text: string): boolean => /^\p{L}/u.test(text);
