import { couponFromWire, couponToWire, type ShownCoupon } from '#features/coupons/contract/coupon.wire.ts';
import { defined } from '#kernel/defined.ts';
import { fromReais, type Money, subtract, toReais, ZERO } from '#kernel/money.ts';
import type { WireCart } from './cart.schema.ts';
import type { WireCartCoupon } from './cart-parts.schema.ts';

export interface CartCoupon {
  readonly coupon: ShownCoupon;
  readonly discount: Money;
  readonly applied: boolean;
}

export interface CartCouponState {
  /** The best automatic one. */
  readonly automatic?: CartCoupon;
  /** The one that the client applied. */
  readonly typed?: CartCoupon;
  /** Whether automatic coupons apply. */
  readonly automaticApplies: boolean;
  /** The typed code that does not hold for the cart as it is, and why. */
  readonly refused?: { readonly code: string; readonly text: string };
}

export const appliedCoupon = (coupons: CartCouponState | undefined): CartCoupon | undefined =>
  coupons?.typed ?? (coupons?.automatic?.applied ? coupons.automatic : undefined);

/** Until the changed lines are saved, the discount of before counts at most as far as they allow: by their sum and the minimum. */
export function shownDiscount(coupons: CartCouponState | undefined, subtotal: Money): Money {
  const applied = appliedCoupon(coupons);
  if (applied === undefined || subtotal < applied.coupon.minimum) return ZERO;
  const { discount } = applied;
  return discount > subtotal ? subtotal : discount;
}

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
