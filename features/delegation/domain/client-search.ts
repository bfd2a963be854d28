/** How a representative looks for a client. Spec 6 and 9, representative. */

/** Spec 9: page size 10, offset 0. */
export const CLIENT_PAGE_SIZE = 10;
export const LARGEST_CLIENT_PAGE = 50;

const MOST_WORDS = 6;

/** The words of what was typed, lower case and without accents: each has to be found somewhere. */
export const searchWords = (typed: string): readonly string[] =>
  typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
