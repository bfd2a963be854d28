import { parseQuantity, type Quantity } from '#kernel/quantity.ts';

/** '1.234,5' in Brazilian format; undefined unless it is a quantity with at most three decimals. */
export function typedQuantity(text: string): Quantity | undefined {
  const bare = text
    .trim()
    .replace(/\.(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  return /^\d+(\.\d{1,3})?$/.test(bare) ? parseQuantity(Number(bare)) : undefined;
}
