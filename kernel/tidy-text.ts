/**
 * A typed text as one line that the database can store, also as JSON: blanks and control characters become one space, half of a
 * surrogate pair becomes U+FFFD, and the ends are trimmed.
 */
export const tidyText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** With its first letter in upper case. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
