import type { OrderLine } from '../../domain/placed-order.ts';
import type { Goods } from './goods-row.tsx';

export const toGoods = ({ unitPrice, reason, total, askedPrice, ...line }: OrderLine): Goods => ({
  ...line,
  price: { unit: unitPrice, reason, total, ...(askedPrice === undefined ? {} : { asked: askedPrice }) },
});
