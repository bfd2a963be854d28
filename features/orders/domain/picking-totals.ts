import { type Quantity, thousandths } from '#kernel/quantity.ts';
import { productLines } from './order-lines.ts';
import type { OrderLine } from './placed-order.ts';

export interface PickingTotal extends Pick<OrderLine, 'productId' | 'sku' | 'name' | 'unit'> {
  readonly quantity: Quantity;
  /** The orders that hold it. */
  readonly numbers: readonly number[];
}

interface Gathered {
  readonly number: number;
  readonly lines: readonly OrderLine[];
}

/** What has to be taken from the shelves for these orders, product by product, by name. */
export function pickingTotals(orders: readonly Gathered[]): readonly PickingTotal[] {
  const all = orders.flatMap(({ number, lines }) => productLines(lines).map((line) => ({ number, line })));
  const products = Map.groupBy(all, ({ line }) => line.productId);
  return [...products.values()]
    .flatMap((parts) => {
      const [first] = parts;
      if (first === undefined) return [];
      const { productId, sku, name, unit } = first.line;
      const quantity = thousandths(parts.reduce((sum, { line }) => sum + line.quantity, 0));
      return [
        { productId, sku, name, unit, quantity, numbers: [...new Set(parts.map(({ number }) => number))] },
      ];
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
}
