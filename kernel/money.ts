/**
 * Money is a whole number of centavos. It becomes reais (JSON numbers with two decimals) only on the wire, and text only on the
 * screen. Design 4, wire.
 */

import { formatHundredths } from './number-format.ts';
import type { Quantity } from './quantity.ts';

declare const unit: unique symbol;
export type Money = number & { readonly [unit]: 'centavos' };

/** Brands a whole number of centavos as money; throws `RangeError` on fractions and on unsafe integers. */
export function centavos(value: number): Money {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of centavos: ${value}`);
  return value as Money;
}

export const ZERO = centavos(0);

/** Reais from JSON, rounded to the centavo. */
export const fromReais = (reais: number): Money => centavos(Math.round(reais * 100));

/** Reais for JSON: a number with at most two decimals. */
export const toReais = (money: Money): number => money / 100;

export const add = (...amounts: readonly Money[]): Money =>
  centavos(amounts.reduce((sum, amount) => sum + amount, 0));

export const subtract = (from: Money, amount: Money): Money => centavos(from - amount);

/** price × quantity, rounded half up to the centavo. Also exact where the product exceeds 2^53. */
export function times(price: Money, quantity: Quantity): Money {
  const product = price * quantity;
  if (Number.isSafeInteger(product)) return centavos(roundHalfUp(product));
  return centavos(Number((BigInt(price) * BigInt(quantity) + 500n) / 1000n));
}

const roundHalfUp = (thousandths: number): number => Math.floor((thousandths + 500) / 1000);

/** "R$ 1.234,56", with a no-break space between sign and number. */
export const formatMoney = (money: Money): string =>
  `${money < 0 ? '-' : ''}R$\u00a0${formatHundredths(money)}`;
