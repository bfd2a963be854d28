/** Decimals as an NF-e has them, '1234.5600'. They are told and compared by their digits, never as fractions of two. */
import { centavos, type Money } from '#kernel/money.ts';
import { formatWhole } from '#kernel/number-format.ts';

/** Empty where the document says nothing. */
export type Decimal = string;

const SHAPE = /^(\d{1,15})(?:\.(\d{0,10}))?$/;

/** '1.234,56' with at least this many places; more where the document has more that are not zero. */
export function formatDecimal(decimal: Decimal, places: number): string {
  const [, whole, rest = ''] = SHAPE.exec(decimal) ?? [];
  if (whole === undefined) return '';
  const shown = rest.replace(/0+$/, '').padEnd(places, '0');
  const grouped = formatWhole(Number(whole));
  return shown === '' ? grouped : `${grouped},${shown}`;
}

/** Money with at most two places; undefined where it is none, or says less than a centavo. */
export function moneyOf(decimal: Decimal): Money | undefined {
  const [, whole = '', rest = ''] = SHAPE.exec(decimal) ?? [];
  if (whole === '' || /[1-9]/.test(rest.slice(2))) return undefined;
  const value = Number(whole + rest.slice(0, 2).padEnd(2, '0'));
  return Number.isSafeInteger(value) ? centavos(value) : undefined;
}
