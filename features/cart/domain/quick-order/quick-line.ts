/** As written. Nothing is guessed: an unreadable line is shown as such. */
export interface WrittenLine {
  readonly code: string;
  readonly quantity: string;
}

/** Longer than any SKU or EAN. */
export const LONGEST_CODE = 60;
