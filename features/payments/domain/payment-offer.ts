/** What the payment methods make of a shop's prices, in what every tile of a page needs of it. Spec 6, supplier tags. */
import type { Money } from '#kernel/money.ts';
import type { PaymentKind } from './method-settings.ts';
import type { PaymentMethod } from './payment-method.ts';

export interface PaymentOffer {
  /** The method with the lowest prices; the first of equal ones. */
  readonly best: { readonly kind: PaymentKind; readonly basisPoints: number };
  /** The card with most instalments without interest; absent if none has several. */
  readonly card?: {
    readonly basisPoints: number;
    readonly withoutInterest: number;
    readonly smallestPart: Money;
  };
}

/** Undefined without methods. */
export function paymentOffer(methods: readonly PaymentMethod[]): PaymentOffer | undefined {
  let best: PaymentMethod | undefined;
  let card: PaymentOffer['card'];
  for (const method of methods) {
    const { priceVariance: basisPoints, card: settings } = method;
    if (best === undefined || basisPoints < best.priceVariance) best = method;
    const { withoutInterest = 1, smallestPart } = settings?.instalments ?? {};
    if (smallestPart !== undefined && withoutInterest > (card?.withoutInterest ?? 1))
      card = { basisPoints, withoutInterest, smallestPart };
  }
  return (
    best && {
      best: { kind: best.kind, basisPoints: best.priceVariance },
      ...(card === undefined ? {} : { card }),
    }
  );
}
