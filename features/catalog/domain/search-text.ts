export const LONGEST_SEARCH = 1_000;

// NUL and its kin can't be stored or searched.
const unsearchable = /[&\p{Cc}]+/gu;

/** What is searched for what was typed: without ampersands (spec 5), control characters and idle spaces, of bounded length. */
export const searchText = (typed: string): string =>
  typed.replace(unsearchable, ' ').replace(/\s+/gu, ' ').trim().slice(0, LONGEST_SEARCH).trim();
