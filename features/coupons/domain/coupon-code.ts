/** Normalises coupon codes. Spec 3, coupon code; reliability T51. */

const grammar = /^[A-Z0-9][A-Z0-9_-]{2,29}$/;

/** Removes spaces, accents and invisible characters, and folds case and width. */
export const normalCode = (typed: string): string =>
  typed
    .normalize('NFKD')
    .replace(/[\p{M}\p{C}\p{Z}\s]/gu, '')
    .toUpperCase()
    .normalize('NFC');

/** Whether a normalised code is allowed for a coupon: letters, digits, - and _, three to thirty characters. */
export const isCode = (code: string): boolean => grammar.test(code);
