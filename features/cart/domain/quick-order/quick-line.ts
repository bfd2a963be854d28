/** The lines of a typed order: a code and a quantity each. */

/** As written. Nothing is guessed: an unreadable line is shown as such. */
export interface WrittenLine {
  readonly code: string;
  readonly quantity: string;
}

/** Longer than any SKU or EAN. */
export const LONGEST_CODE = 60;
