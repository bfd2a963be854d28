export const MAX_SEARCH_LENGTH = 1_000;

// PostgreSQL cannot store NUL; other control characters are never searched.
const unsearchable = /[&\p{Cc}]+/gu;

/** Cleans a typed text: no ampersands (spec 5), control characters or surplus spaces; bounded length. */
export const searchText = (typed: string): string =>
  typed.replace(unsearchable, ' ').replace(/\s+/gu, ' ').trim().slice(0, MAX_SEARCH_LENGTH).trim();
