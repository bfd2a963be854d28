/** A discount is stored in one of two columns. */
import { centavos } from '#kernel/money.ts';
import type { Discount } from '../domain/coupon.ts';

interface DiscountColumns {
  readonly basisPoints: number | null;
  readonly amount: number | null;
}

export const discountTo = (discount: Discount): DiscountColumns =>
  discount.kind === 'percent'
    ? { basisPoints: discount.basisPoints, amount: null }
    : { basisPoints: null, amount: discount.amount };

export const discountFrom = ({ basisPoints, amount }: DiscountColumns): Discount =>
  basisPoints === null
    ? { kind: 'absolute', amount: centavos(amount ?? 0) }
    : { kind: 'percent', basisPoints };
