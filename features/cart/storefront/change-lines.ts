import type { PriceRules } from '#features/catalog/domain/offer.ts';
import type { ProductId } from '#kernel/ids.ts';
import { NONE, type Quantity } from '#kernel/quantity.ts';
import { linePrice } from '../domain/price-cart.ts';
import type { ShownLine } from '../domain/shown-cart.ts';

export type LineProduct = ShownLine['product'];

/**
 * The lines with this much of a product, priced as the server will price them. A new product goes to the end; 0 takes
 * it out. Spec 4, cart quantity.
 */
export function withQuantity(
  lines: readonly ShownLine[],
  product: LineProduct,
  quantity: Quantity,
  rules: PriceRules,
): readonly ShownLine[] {
  if (quantity === 0) return lines.filter((line) => line.product.id !== product.id);
  const known = lines.find((line) => line.product.id === product.id);
  const { offer, increments } = product;
  const line: ShownLine = {
    product,
    quantity,
    giftWrap: known?.giftWrap ?? false,
    ...(offer === undefined ? {} : { price: linePrice({ offer, increments }, quantity, rules) }),
  };
  return known === undefined ? [...lines, line] : lines.map((each) => (each === known ? line : each));
}

export const quantityOf = (lines: readonly ShownLine[], productId: ProductId): Quantity =>
  lines.find((line) => line.product.id === productId)?.quantity ?? NONE;
