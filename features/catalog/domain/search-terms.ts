/** What a search asks for, word by word. */
export interface SearchTerm {
  /** Letters without accents, or digits. */
  readonly text: string;
  /** Also finds words that only begin so: someone is still typing, or writes 'refri'. */
  readonly beginning: boolean;
}

const MOST_TERMS = 24;

/** Cuts a search text into runs of letters and runs of digits, folded: '500ml' and '500 ML' ask for the same. */
export function searchTerms(text: string): readonly SearchTerm[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  const runs = (folded.match(/\p{L}+|\p{Nd}+/gu) ?? []).slice(0, MOST_TERMS);
  return runs.map((run, index) => ({
    text: run,
    beginning: index === runs.length - 1 ? run.length >= 2 : /^\p{L}{3}/u.test(run),
  }));
}
