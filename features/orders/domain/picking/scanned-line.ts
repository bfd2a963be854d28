/** Which product of an order a scanner has read. */
import { ONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import { isWeighed } from '../weighed.ts';
import { mostToPick } from './picking.ts';

export interface ScannableLine {
  readonly position: number;
  readonly sku: string;
  readonly ean?: string;
  readonly unit: string;
  readonly ordered: Quantity;
  readonly picked: Quantity;
}

export type Scan =
  | { readonly kind: 'counted'; readonly position: number; readonly quantity: Quantity }
  /** It is in the order, and there is all of it already. */
  | { readonly kind: 'full'; readonly position: number }
  /** Its weight has to be typed. */
  | { readonly kind: 'weighed'; readonly position: number }
  | { readonly kind: 'unknown' };

/** A GTIN-8, -12, -13 or -14 of the same thing: they differ in leading zeros. */
const digitsOf = (code: string): string => (/^\d{8,14}$/.test(code) ? code.replace(/^0+/, '') : '');

const isCodeOf = (code: string, { sku, ean = '' }: ScannableLine): boolean =>
  (sku !== '' && sku.toLowerCase() === code.toLowerCase()) ||
  (digitsOf(code) !== '' && digitsOf(ean) === digitsOf(code));

/** One more of the first line that has this code and is not full yet: a product may be in an order twice, once as a gift. */
export function scannedLine(typed: string, lines: readonly ScannableLine[]): Scan {
  const code = typed.trim();
  const found = code === '' ? [] : lines.filter((line) => isCodeOf(code, line));
  const [first] = found;
  if (first === undefined) return { kind: 'unknown' };
  const next = found.find(({ ordered, picked }) => picked < ordered);
  if (next === undefined) return { kind: 'full', position: first.position };
  const { position, unit, ordered, picked } = next;
  if (isWeighed(unit)) return { kind: 'weighed', position };
  const most = mostToPick({ unit, quantity: ordered });
  return { kind: 'counted', position, quantity: thousandths(Math.min(picked + ONE, most)) };
}
