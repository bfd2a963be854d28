/** What a buyer writes when an order is typed rather than picked: a code and a quantity a line. */

/** As it was written. Nothing is guessed: what can't be understood is shown where it stands. */
export interface WrittenLine {
  readonly code: string;
  readonly quantity: string;
}

/** A longer code is no SKU and no EAN. */
export const LONGEST_CODE = 60;
