import { formatQuantity, thousandths } from '#kernel/quantity.ts';

/** What is in none of the shop's stores. */
export const NO_STORE = 'Sem loja';

/** '5', '−3': thousandths that may be below zero. */
export const signedQuantity = (value: number): string =>
  value < 0 ? `−${formatQuantity(thousandths(-value))}` : formatQuantity(thousandths(value));
