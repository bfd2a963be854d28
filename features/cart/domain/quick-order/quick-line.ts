import { parseDecimal } from '#features/catalog/domain/import/decimal.ts';
import { LARGEST_QUANTITY, type Quantity, thousandths } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';

/** As written. Nothing is guessed: an unreadable line is shown as such. */
export interface WrittenLine {
  readonly code: string;
  readonly quantity: string;
}

/** Longer than any SKU or EAN. */
export const MAX_CODE_LENGTH = 60;

export type QuantityProblem = 'missing' | 'ambiguous' | 'unreadable' | 'too-much';

/** Reads a quantity as written in Brazil: '1,5' is one and a half. Spec 5: three decimals. */
export function readQuantity(written: string): Result<Quantity, QuantityProblem> {
  const plain = written.trim();
  if (plain === '') return refuse('missing');
  // '1.500' may be fifteen hundred or one and a half: the buyer is asked.
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(plain)) return refuse('ambiguous');
  const value = parseDecimal(plain, 3);
  if (typeof value !== 'number' || value === 0) return refuse('unreadable');
  return value > LARGEST_QUANTITY ? refuse('too-much') : accept(thousandths(value));
}
