import { fromReais, toReais } from '#kernel/money.ts';
import type { CouponSums, CouponUse } from '../../domain/reports/coupon-use.ts';
import type { WireCouponSums, WireCouponUse } from './coupon-report.schema.ts';

export const couponSumsToWire = (sums: CouponSums): WireCouponSums => ({
  usos: sums.orders,
  desconto: toReais(sums.discount),
  total: toReais(sums.total),
  totalDevolvido: toReais(sums.returnedTotal),
  novosClientes: sums.firstOrders,
});

export const couponSumsFromWire = (wire: WireCouponSums): CouponSums => ({
  orders: wire.usos,
  discount: fromReais(wire.desconto),
  total: fromReais(wire.total),
  returnedTotal: fromReais(wire.totalDevolvido),
  firstOrders: wire.novosClientes,
});

export const couponUseToWire = ({ code, ...sums }: CouponUse): WireCouponUse => ({
  codigo: code,
  ...couponSumsToWire(sums),
});

export const couponUseFromWire = ({ codigo, ...sums }: WireCouponUse): CouponUse => ({
  code: codigo,
  ...couponSumsFromWire(sums),
});
