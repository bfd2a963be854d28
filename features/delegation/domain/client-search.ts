/** Paging and search of a representative's clients. Spec 6 and 9, representative. */

/** Spec 9: page size 10, offset 0. */
export const CLIENT_PAGE_SIZE = 10;
export const LARGEST_CLIENT_PAGE = 50;

const MAX_WORDS = 6;

/** Search words in lower case and without accents, at most six; each must match at least one field. */
export const clientSearchWords = (typed: string): readonly string[] =>
  typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
