import { formatQuantity, type Quantity } from '#kernel/quantity.ts';
import { productLines } from '../../domain/order-lines.ts';
import type { OrderLine } from '../../domain/placed-order.ts';

interface Part {
  readonly lines: readonly { readonly position: number; readonly quantity: Quantity }[];
}

/** "1 un × Café", one for each product of a return or a shipment. */
export function goodsWords({ lines: part }: Part, lines: readonly OrderLine[]): readonly string[] {
  const products = productLines(lines);
  return part.flatMap(({ position, quantity }) => {
    const product = products[position];
    return product === undefined
      ? []
      : [`${formatQuantity(quantity)} ${product.unit.toLowerCase()} × ${product.name}`];
  });
}
