/** From requested lines to what they cost now. Spec 5, price rule; design 4, prices. */

import type { SellableProduct } from '#features/catalog/domain/sellable-product.ts';
import type { Offer, PriceRules } from '#features/pricing/domain/offer.ts';
import { priceBeforePayment } from '#features/pricing/domain/payment-variance.ts';
import { nextTier, unitPrice } from '#features/pricing/domain/unit-price.ts';
import type { ComboId, PricedCombo } from '#features/promotions/domain/combo.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import { add, type Money, ZERO } from '#kernel/money.ts';
import { ONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import type { CartLine, CartProduct, LinePrice, PricedCart, PricedLine } from '../cart.ts';
import type { CartCombo } from '../cart-combo.ts';
import type { CartNotice } from '../cart-notice.ts';
import { combineLines } from '../combine-lines.ts';
import { lineSaving, lineTotal, savingOf, subtotalOf } from './cart-totals.ts';
import { comboArticle } from './combo-article.ts';
import { fitQuantity, type Need, sharedStock } from './fit-quantity.ts';

/**
 * Prices what can be bought; the rest, and every difference, becomes a notice. A line in neither map is gone, like a product no
 * longer sold. Each line takes from its products' stock what the lines before it left.
 */
export function priceCart(
  wished: readonly CartLine[],
  products: ReadonlyMap<ProductId, SellableProduct>,
  rules: PriceRules,
  combos: ReadonlyMap<ComboId, PricedCombo> = new Map(),
): PricedCart {
  const lines: PricedLine[] = [];
  const notices: CartNotice[] = [];
  const stock = sharedStock();
  for (const wish of combineLines(wished)) {
    const article = wish.combo
      ? comboToBuy(combos.get(wish.productId))
      : productToBuy(products.get(wish.productId));
    if (article === undefined) {
      notices.push({ kind: 'gone', productId: wish.productId, ...(wish.combo ? { combo: true } : {}) });
      continue;
    }
    const { product, needs } = article;
    const { quantity, notice } = fitQuantity(wish.quantity, leftOf(product, stock.enoughFor(needs)));
    if (notice !== undefined) notices.push(notice);
    if (quantity === 0) continue;
    stock.take(needs, quantity);
    const line = priceLine({ ...wish, quantity }, product, rules);
    lines.push(line);
    if (wish.seenPrice !== undefined && wish.seenPrice !== line.price.unit) {
      const { id: productId, name } = product;
      notices.push({ kind: 'price-changed', productId, name, from: wish.seenPrice, to: line.price.unit });
    }
  }
  return { lines, subtotal: subtotalOf(lines), saved: savingOf(lines), notices };
}

interface Article {
  readonly product: CartProduct;
  /** The products that one unit of this line takes from the stock. */
  readonly needs: readonly Need[];
}

const productToBuy = (product: SellableProduct | undefined): Article | undefined =>
  product?.active ? { product, needs: [{ product, quantity: ONE }] } : undefined;

const comboToBuy = (combo: PricedCombo | undefined): Article | undefined =>
  combo && { product: comboArticle(combo), needs: combo.items };

/** The product with its stock reduced to what earlier lines left. */
const leftOf = (product: CartProduct, enough: Quantity | undefined): CartProduct =>
  enough === undefined
    ? product
    : { ...product, stock: thousandths(Math.min(enough, product.stock ?? enough)) };

/** Prices one line; the quantity fits the product already. Gift wrap that is no longer offered is dropped. */
function priceLine(line: CartLine, product: CartProduct, rules: PriceRules): PricedLine {
  const { quantity } = line;
  const giftWrap = line.giftWrap && product.giftWrapPrice !== undefined;
  return { product, quantity, giftWrap, price: linePrice(product, quantity, rules, giftWrap) };
}

/** What a quantity of a product costs. The browser calls it, too, while the server's response is pending. */
export function linePrice(
  {
    offer,
    increments,
    giftWrapPrice,
    combo,
  }: Pick<CartProduct, 'offer' | 'increments' | 'giftWrapPrice'> & {
    readonly combo?: Pick<CartCombo, 'price' | 'basePrice'>;
  },
  quantity: Quantity,
  rules: PriceRules,
  wrapped = false,
): LinePrice {
  if (combo !== undefined) return comboPrice(combo, offer, quantity);
  const { price: unit, reason } = unitPrice(offer, quantity, rules);
  const base = priceBeforePayment(offer, { price: unit, reason }, quantity);
  const giftWrap = wrapped ? giftWrapPrice : undefined;
  const next = nextTier(offer, quantity, rules, increments);
  return {
    unit,
    reason,
    total: add(lineTotal(unit, quantity), giftWrap ?? ZERO),
    ...before({ unit, base, quantity, giftWrap }),
    ...(reason === 'attendant' ? { fixed: true } : {}),
    ...defined({ giftWrap }),
    saved: lineSaving(undiscountedPrice(offer), base, quantity),
    ...defined({ nextTier: next }),
  };
}

/** What one would cost without price rules and before the payment method: the price from which a policy lowered it, if one did. */
export function undiscountedPrice({ beforePayment, ...offer }: Offer): Money {
  const { normal, former = normal } = beforePayment ?? offer;
  return former;
}

interface Based {
  readonly unit: Money;
  readonly base: Money;
  readonly quantity: Quantity;
  readonly giftWrap?: Money | undefined;
}

/** Empty if the payment method changes nothing. */
const before = ({ unit, base, quantity, giftWrap = ZERO }: Based): Pick<LinePrice, 'beforePayment'> =>
  base === unit ? {} : { beforePayment: { unit: base, total: add(lineTotal(base, quantity), giftWrap) } };

/** Tiers, wholesale, grants and gift wrap do not apply to combos. */
function comboPrice(
  { price: unit, basePrice }: Pick<CartCombo, 'price' | 'basePrice'>,
  offer: Offer,
  quantity: Quantity,
): LinePrice {
  const base = basePrice ?? unit;
  return {
    unit,
    reason: 'combo',
    total: lineTotal(unit, quantity),
    ...before({ unit, base, quantity }),
    ...(basePrice === undefined ? { fixed: true } : {}),
    saved: lineSaving(undiscountedPrice(offer), base, quantity),
  };
}
