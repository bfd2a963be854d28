/** From priced cart lines to the lines that the order stores. Spec 3, order submit payload; 7, promotional combo. */
import type { PricedLine } from '#features/cart/domain/cart.ts';
import type { CartCombo } from '#features/cart/domain/cart-combo.ts';
import type { CartGift } from '#features/cart/domain/cart-gift.ts';
import { undiscountedPrice } from '#features/cart/domain/pricing/price-cart.ts';
import type { PromotionId } from '#features/pricing/domain/promotion.ts';
import { FREE } from '#features/promotions/domain/promotion/applied-promotion.ts';
import { allocate } from '#kernel/allocate.ts';
import { defined } from '#kernel/defined.ts';
import { centavos, type Money, ZERO } from '#kernel/money.ts';
import { ONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import type { OrderLine } from './placed-order.ts';

/** `discount` is the line's share of the order's. */
export const orderLine = (
  { product, quantity, giftWrap, price }: PricedLine,
  discount: Money | undefined,
): OrderLine => ({
  productId: product.id,
  sku: product.sku,
  slug: product.slug,
  name: product.name,
  unit: product.unit,
  ...defined({ picture: product.picture }),
  ground: product.ground,
  quantity,
  unitPrice: price.unit,
  ...(price.fixed ? {} : { basePrice: price.beforePayment?.unit ?? price.unit }),
  undiscountedPrice: undiscountedPrice(product.offer),
  reason: price.reason,
  ...defined({ promotions: price.promotions }),
  total: price.total,
  giftWrap,
  ...defined({
    giftWrapPrice: price.giftWrap,
    discount,
    parts: product.combo === undefined ? undefined : partsOf(product.combo, quantity, price.total),
  }),
});

/** A gift is a line of its own that costs nothing, also beside a line of the same product. */
export const giftLine = ({ promotion, product, quantity, perUse, worth }: CartGift): OrderLine => ({
  productId: product.id,
  sku: product.sku,
  slug: product.slug,
  name: product.name,
  unit: product.unit,
  ...defined({ picture: product.picture }),
  ground: product.ground,
  quantity,
  unitPrice: ZERO,
  reason: 'gift',
  promotions: [{ ...promotion, quantity, perUse, basisPoints: FREE, saved: worth, discount: ZERO }],
  total: ZERO,
  giftWrap: false,
});

/** What the client chose: without the gifts, which today's promotions decide. */
export const chosenLines = (lines: readonly OrderLine[]): OrderLine[] =>
  lines.filter(({ reason }) => reason !== 'gift');

/**
 * The combo's products with their shares of its total, in proportion to what they cost alone: the shares add up to the centavo.
 */
function partsOf({ parts }: CartCombo, combos: Quantity, total: Money): OrderLine[] {
  const shares = allocate(
    total,
    parts.map((part) => part.alone),
  );
  return parts.map(({ alone: _, ...part }, index) => {
    const share = shares[index] ?? ZERO;
    const quantity = thousandths((part.quantity * combos) / ONE);
    const unitPrice = centavos(Math.round((share * ONE) / quantity));
    return { ...part, quantity, unitPrice, reason: 'combo', total: share, giftWrap: false };
  });
}

/** The ids of the promotions that gave something. */
export const promotionsIn = (lines: readonly OrderLine[]): PromotionId[] => [
  ...new Set(lines.flatMap(({ promotions = [] }) => promotions).map(({ id }) => id)),
];

/** The single products, those of combos included: what stock is taken of. */
export const productLines = (lines: readonly OrderLine[]): OrderLine[] =>
  lines.flatMap((line) => line.parts ?? [line]);
