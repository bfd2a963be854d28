import type { PriceReason } from '#features/pricing/domain/unit-price.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import { amountShort, eachOf, unitWords } from '../words/unit-words.ts';
import type { NextPrice } from './shown-price.ts';

/** Example: 'Leve 10 e pague R$ 8,90 cada'; for wholesale: 'A partir de 12: R$ 7,50'. */
export function nextPriceHint({ reach, price, reason }: NextPrice, unit: string): string {
  const amount = unitWords(unit).measured ? amountShort(reach, unit) : formatQuantity(reach);
  return reason === 'wholesale'
    ? `A partir de ${amount}: ${formatMoney(price)}`
    : `Leve ${amount} e pague ${formatMoney(price)}${eachOf(unit)}`;
}

/** Example: 'Adicione mais 4 un e pague R$ 8,90 cada'. */
export const addMoreHint = ({ add, price }: NextPrice, unit: string): string =>
  `Adicione mais ${amountShort(add, unit)} e pague ${formatMoney(price)}${eachOf(unit)}`;

/** Explains why the price is below the normal one. */
export const reasonWords: Readonly<Record<PriceReason, string | undefined>> = {
  attendant: 'Preço combinado com o atendente',
  progressive: 'Preço por quantidade',
  wholesale: 'Preço de atacado',
  normal: undefined,
};
