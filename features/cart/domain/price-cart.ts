/** From wished lines to what they cost now. Spec 5, price rule; design 4, prices. */

import type { SellableProduct } from '#features/catalog/domain/sellable-product.ts';
import { nextTier } from '#features/pricing/domain/next-tier.ts';
import type { PriceRules } from '#features/pricing/domain/offer.ts';
import { unitPrice } from '#features/pricing/domain/unit-price.ts';
import type { ProductId } from '#kernel/ids.ts';
import { add, ZERO } from '#kernel/money.ts';
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

/** One line at its price; the quantity already fits the product. What is not wrapped any more loses the wish. */
function priceLine(line: CartLine, product: CartProduct, rules: PriceRules): PricedLine {
  const { quantity } = line;
  const giftWrap = line.giftWrap && product.giftWrapPrice !== undefined;
  return { product, quantity, giftWrap, price: linePrice(product, quantity, rules, giftWrap) };
}

/** What so much of a product costs. The browser asks it too, while the server's answer is on its way. */
export function linePrice(
  { offer, increments, giftWrapPrice }: Pick<CartProduct, 'offer' | 'increments' | 'giftWrapPrice'>,
  quantity: Quantity,
  rules: PriceRules,
  wrapped = false,
): LinePrice {
  const { price: unit, reason } = unitPrice(offer, quantity, rules);
  const giftWrap = wrapped ? giftWrapPrice : undefined;
  const next = nextTier(offer, quantity, rules, increments);
  return {
    unit,
    reason,
    total: add(lineTotal(unit, quantity), giftWrap ?? ZERO),
    ...(giftWrap === undefined ? {} : { giftWrap }),
    saved: lineSaving(offer.normal, unit, quantity),
    ...(next === undefined ? {} : { nextTier: next }),
  };
}
