/** Decimals of an NF-e, '1234.5600'. They are formatted and compared as strings of digits, never as floating point numbers. */
import { centavos, type Money } from '#kernel/money.ts';
import { formatWhole } from '#kernel/number-format.ts';

/** Empty if the document has no value. */
export type Decimal = string;

const SHAPE = /^(\d{1,15})(?:\.(\d{0,10}))?$/;

/** '1.234,56' with at least `places` decimals; more if further digits are not zero. */
export function formatDecimal(decimal: Decimal, places: number): string {
  const [, whole, rest = ''] = SHAPE.exec(decimal) ?? [];
  if (whole === undefined) return '';
  const shown = rest.replace(/0+$/, '').padEnd(places, '0');
  const grouped = formatWhole(Number(whole));
  return shown === '' ? grouped : `${grouped},${shown}`;
}

/** Undefined for invalid values and fractions of a centavo. */
export function moneyOf(decimal: Decimal): Money | undefined {
  const [, whole = '', rest = ''] = SHAPE.exec(decimal) ?? [];
  if (whole === '' || /[1-9]/.test(rest.slice(2))) return undefined;
  const value = Number(whole + rest.slice(0, 2).padEnd(2, '0'));
  return Number.isSafeInteger(value) ? centavos(value) : undefined;
}
