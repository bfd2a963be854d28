import { couponFromWire, couponToWire } from '#features/coupons/contract/coupon.wire.ts';
import { defined } from '#kernel/defined.ts';
import { fromReais, type Money, subtract, toReais } from '#kernel/money.ts';
import { type CartCoupon, type CartCouponState, shownDiscount } from '../domain/saved-cart.ts';
import type { WireCart } from './cart.schema.ts';
import type { WireCartCoupon } from './cart-parts.schema.ts';

type WireCartCoupons = Pick<
  WireCart,
  'cupomAutomatico' | 'cupom' | 'cupomAplicacaoAutomatica' | 'cupomRecusado' | 'desconto' | 'totalComDesconto'
>;

export function cartCouponsToWire(
  coupons: CartCouponState | undefined,
  subtotal: Money | undefined,
): WireCartCoupons {
  if (coupons === undefined || subtotal === undefined) return { cupomAutomatico: null };
  const { automatic, typed, automaticApplies, refused } = coupons;
  const discount = shownDiscount(coupons, subtotal);
  return {
    cupomAutomatico: automatic === undefined ? null : cartCouponToWire(automatic),
    cupom: typed === undefined ? null : cartCouponToWire(typed),
    cupomAplicacaoAutomatica: automaticApplies,
    ...defined({
      cupomRecusado:
        refused === undefined ? undefined : { codigocupom: refused.code, mensagem: refused.text },
    }),
    desconto: toReais(discount),
    totalComDesconto: toReais(subtract(subtotal, discount)),
  };
}

export function cartCouponsFromWire(wire: WireCartCoupons): CartCouponState | undefined {
  if (wire.cupomAplicacaoAutomatica === undefined) return undefined;
  const { cupomAutomatico: automatic, cupom: typed, cupomRecusado: refused } = wire;
  return {
    ...(automatic === null ? {} : { automatic: cartCouponFromWire(automatic) }),
    ...(typed == null ? {} : { typed: cartCouponFromWire(typed) }),
    automaticApplies: wire.cupomAplicacaoAutomatica,
    ...defined({
      refused: refused === undefined ? undefined : { code: refused.codigocupom, text: refused.mensagem },
    }),
  };
}

const cartCouponToWire = ({ coupon, discount, applied }: CartCoupon): WireCartCoupon => ({
  ...couponToWire(coupon),
  desconto: toReais(discount),
  aplicado: applied,
});

const cartCouponFromWire = (wire: WireCartCoupon): CartCoupon => ({
  coupon: couponFromWire(wire),
  discount: fromReais(wire.desconto),
  applied: wire.aplicado,
});
