import type { Money } from '#kernel/money.ts';
import { totalBeforePayment } from '../../domain/order-sums.ts';
import type { OrderLine } from '../../domain/placed-order.ts';
import type { Goods } from './goods-row.tsx';

export const toGoods = ({ unitPrice, basePrice, reason, askedPrice, ...line }: OrderLine): Goods => ({
  ...line,
  price: {
    unit: basePrice ?? unitPrice,
    ...paidPrice(unitPrice, basePrice),
    reason,
    total: totalBeforePayment({ ...line, ...(basePrice === undefined ? {} : { basePrice }) }),
    ...(askedPrice === undefined ? {} : { asked: askedPrice }),
  },
});

const paidPrice = (unit: Money, base: Money = unit): { readonly paid?: Money } =>
  base === unit ? {} : { paid: unit };
