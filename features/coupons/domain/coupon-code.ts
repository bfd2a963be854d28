/** One spelling for one code, however it is typed. Spec 3, coupon code; reliability T51. */

const grammar = /^[A-Z0-9][A-Z0-9_-]{2,29}$/;

/** Without spaces, accents, invisible signs and differences of case or width. */
export const normalCode = (typed: string): string =>
  typed
    .normalize('NFKD')
    .replace(/[\p{M}\p{C}\p{Z}\s]/gu, '')
    .toUpperCase()
    .normalize('NFC');

/** Whether a normal code can be given to a coupon: letters without accents, digits, - and _, three to thirty. */
export const isCode = (code: string): boolean => grammar.test(code);
