/** A requested quantity within the product's steps, limits and stock. Spec 4, cart quantity. */
import { LARGEST_QUANTITY, type Quantity, thousandths } from '#kernel/quantity.ts';
import type { CartProduct } from '../cart.ts';
import type { CartNotice, QuantityNotice } from '../cart-notice.ts';
import { LARGEST_LINE_TOTAL } from './cart-totals.ts';
import { greatestQuantity, leastQuantity, limit, set } from './quantity-moves.ts';

export interface Fitted {
  /** 0 when the product can't be bought now. */
  readonly quantity: Quantity;
  readonly notice?: CartNotice;
}

export function fitQuantity(wanted: Quantity, product: CartProduct): Fitted {
  const { id: productId, name, increments, stock } = product;
  const allowed = affordable(set(wanted, increments), product);
  if (allowed === 0) return { quantity: allowed, notice: { kind: 'gone', productId } };
  const quantity = stock === undefined ? allowed : limit(allowed, stock, increments);
  if (quantity === 0) return { quantity, notice: { kind: 'out-of-stock', productId, name } };
  if (quantity === wanted) return { quantity };
  const kind = quantity < allowed ? 'less-stock' : misfit(wanted, product);
  return { quantity, notice: { kind, productId, name, from: wanted, to: quantity } };
}

function misfit(wanted: Quantity, { increments }: CartProduct): QuantityNotice {
  if (wanted < leastQuantity(increments)) return 'below-minimum';
  return wanted > greatestQuantity(increments) || wanted % increments.step === 0
    ? 'over-maximum'
    : 'off-step';
}

/** Without a maximum of its own an expensive product could exceed the largest line total. */
function affordable(quantity: Quantity, { offer, increments }: CartProduct): Quantity {
  const prices = [1, offer.normal, offer.attendant?.price ?? 0, ...offer.tiers.map((tier) => tier.price)];
  const most = Math.min(Math.floor((LARGEST_LINE_TOTAL * 1000) / Math.max(...prices)), LARGEST_QUANTITY);
  return limit(quantity, thousandths(most), increments);
}
