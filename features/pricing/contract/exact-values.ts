/** Exact conversions of wire values. A value with too many decimals is refused instead of rounded. */
import { exactUnits } from '#kernel/exact-units.ts';
import { centavos, type Money } from '#kernel/money.ts';
import { type Quantity, thousandths } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import { parseZonedMoment } from '#platform/contract/parse-moment.ts';
import type { ValueRefusal } from './texts.ts';

export type Exact<Value> = Result<Value, { readonly code: ValueRefusal }>;

export function exactPrice(reais: number): Exact<Money> {
  const units = exactUnits(reais, 2);
  return units === undefined ? refuse({ code: 'price-not-exact' }) : accept(centavos(units));
}

export function exactQuantity(value: number): Exact<Quantity> {
  const units = exactUnits(value, 3);
  return units === undefined ? refuse({ code: 'quantity-not-exact' }) : accept(thousandths(units));
}

/** Example: 5 (per cent) is 500 basis points. */
export function exactBasisPoints(percent: number): Exact<number> {
  const units = exactUnits(percent, 2);
  return units === undefined ? refuse({ code: 'percent-not-exact' }) : accept(units);
}

/** Requires ISO 8601 with an offset, so that the time zone is never guessed. */
export function exactMoment(text: string): Exact<Instant> {
  const at = parseZonedMoment(text);
  return Number.isNaN(at) ? refuse({ code: 'no-such-moment' }) : accept(at);
}

export const momentToWire = (at: Instant): string => new Date(at).toISOString();
