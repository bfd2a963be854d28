import { fromReais, type Money, toReais, ZERO } from '#kernel/money.ts';
import type { TimeZone } from '#kernel/time/time-zone.ts';
import type { CouponRejection } from '../domain/choose-coupon.ts';
import type { ShownCoupon } from '../domain/coupon.ts';
import type { WireCheckedCoupon } from './coupon.schema.ts';
import { couponFromWire, couponToWire, discountToWire } from './coupon.wire.ts';
import { AUTOMATIC_IS_BETTER, couponSentence, NOT_CHECKED } from './texts.ts';

/** The result of checking a typed code. */
export interface CheckedCoupon {
  readonly offer?: { readonly coupon: ShownCoupon; readonly discount: Money };
  readonly rejection?: CouponRejection;
}

/** A coupon worth less than the automatic one is valid but not applied, which `aviso` says. */
export const checkedCouponToWire = (
  { offer, rejection }: CheckedCoupon,
  zone: TimeZone,
): WireCheckedCoupon => ({
  valido: offer !== undefined,
  error: offer !== undefined || rejection === undefined ? '' : couponSentence(rejection, zone),
  ...(rejection?.code === 'automatic-is-better' ? { aviso: AUTOMATIC_IS_BETTER } : {}),
  percentualDesconto: offer === undefined ? 0 : discountToWire(offer.coupon.discount).percentualDesconto,
  desconto: toReais(offer?.discount ?? ZERO),
  cupom: offer === undefined ? null : couponToWire(offer.coupon),
});

/** The result of checking a code, as the screen shows it. Spec 5, coupon. */
export type CouponVerdict =
  | { readonly kind: 'valid'; readonly coupon: ShownCoupon; readonly discount: Money }
  | { readonly kind: 'warning' | 'refused'; readonly text: string };

export function verdictFromWire({ valido, error, aviso, desconto, cupom }: WireCheckedCoupon): CouponVerdict {
  if (aviso !== undefined) return { kind: 'warning', text: aviso };
  if (!valido || cupom === null) return { kind: 'refused', text: error === '' ? NOT_CHECKED : error };
  return { kind: 'valid', coupon: couponFromWire(cupom), discount: fromReais(desconto) };
}
