import type { OrderNumber } from '#kernel/ids.ts';

/** The order number in an address; undefined for an invalid one. */
export function orderNumberOf(text: string): OrderNumber | undefined {
  const number = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}
