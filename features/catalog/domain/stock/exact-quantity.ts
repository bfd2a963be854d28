import { exactUnits } from '#kernel/exact-units.ts';
import { type Quantity, thousandths } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';

/** The quantity of a request; one with more than three decimals is refused. */
export function exactQuantity(value: number): Result<Quantity, { readonly code: 'stock-not-exact' }> {
  const units = exactUnits(value, 3);
  return units === undefined ? refuse({ code: 'stock-not-exact' }) : accept(thousandths(units));
}
