/** From wished lines to what they cost now. Spec 5, price rule; design 4, prices. */
import { nextTier } from '#features/catalog/domain/next-tier.ts';
import type { PriceRules } from '#features/catalog/domain/offer.ts';
import type { SellableProduct } from '#features/catalog/domain/sellable-product.ts';
import { unitPrice } from '#features/catalog/domain/unit-price.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { CartLine, CartProduct, LinePrice, PricedCart, PricedLine } from './cart.ts';
import type { CartNotice } from './cart-notice.ts';
import { lineSaving, lineTotal, savingOf, subtotalOf } from './cart-totals.ts';
import { combineLines } from './combine-lines.ts';
import { fitQuantity } from './fit-quantity.ts';

/** Prices what can be bought; what can't, or only otherwise, is told as a notice. Products not in the map are gone, as those that are not sold any more. */
export function priceCart(
  wished: readonly CartLine[],
  products: ReadonlyMap<ProductId, SellableProduct>,
  rules: PriceRules,
): PricedCart {
  const lines: PricedLine[] = [];
  const notices: CartNotice[] = [];
  for (const wish of combineLines(wished)) {
    const product = products.get(wish.productId);
    if (product === undefined || !product.active) {
      notices.push({ kind: 'gone', productId: wish.productId });
      continue;
    }
    const { quantity, notice } = fitQuantity(wish.quantity, product);
    if (notice !== undefined) notices.push(notice);
    if (quantity === 0) continue;
    const line = priceLine({ ...wish, quantity }, product, rules);
    lines.push(line);
    if (wish.seenPrice !== undefined && wish.seenPrice !== line.price.unit) {
      const { id: productId, name } = product;
      notices.push({ kind: 'price-changed', productId, name, from: wish.seenPrice, to: line.price.unit });
    }
  }
  return { lines, subtotal: subtotalOf(lines), saved: savingOf(lines), notices };
}

/** One line at its price; the quantity already fits the product. Spec 5, price rule. */
function priceLine(line: CartLine, product: CartProduct, rules: PriceRules): PricedLine {
  const { quantity, giftWrap } = line;
  return { product, quantity, giftWrap, price: linePrice(product, quantity, rules) };
}

/** What so much of a product costs. The browser asks it too, while the server's answer is on its way. */
export function linePrice(
  { offer, increments }: Pick<CartProduct, 'offer' | 'increments'>,
  quantity: Quantity,
  rules: PriceRules,
): LinePrice {
  const { price: unit, reason } = unitPrice(offer, quantity, rules);
  const next = nextTier(offer, quantity, rules, increments);
  return {
    unit,
    reason,
    total: lineTotal(unit, quantity),
    saved: lineSaving(offer.normal, unit, quantity),
    ...(next === undefined ? {} : { nextTier: next }),
  };
}
