/** Each line's share of a discount, in whole centavos that add up. Needed for preco_do_desconto and for invoices. */
import type { ProductId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import { type CouponGoods, worthOf } from './coupon-goods.ts';

/**
 * In proportion to what the lines cost, by the largest remainder; equal remainders go by product id, so that the
 * order of the lines says nothing. The discount is not more than the goods cost.
 */
export function shareOut(discount: Money, goods: readonly CouponGoods[]): ReadonlyMap<ProductId, Money> {
  const worth = BigInt(worthOf(goods));
  if (worth === 0n) return new Map();
  const shares = goods.map(({ productId, total }) => {
    const exact = BigInt(discount) * BigInt(total);
    return { productId, whole: Number(exact / worth), rest: exact % worth };
  });
  const left = discount - shares.reduce((sum, { whole }) => sum + whole, 0);
  const parts = shares
    .sort((a, b) => (a.rest === b.rest ? (a.productId < b.productId ? -1 : 1) : a.rest > b.rest ? -1 : 1))
    .map(({ productId, whole }, place) => [productId, centavos(whole + (place < left ? 1 : 0))] as const);
  return new Map(parts.filter(([, part]) => part > 0));
}
