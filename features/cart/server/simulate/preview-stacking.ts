import { cartOffersOf } from '#features/catalog/server/products/offers-of.ts';
import { activeCoupon, rivalCoupons } from '#features/coupons/server/rival-coupons.store.ts';
import { namedMethod } from '#features/payments/server/methods/requested-method.ts';
import { priceRules } from '#features/pricing/domain/offer.ts';
import { promotionById } from '#features/pricing/server/promotions.store.ts';
import { defined } from '#kernel/defined.ts';
import { type ClientId, EMPTY_UUID, type PaymentMethodId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { CartLine } from '../../domain/cart.ts';
import { priceCart } from '../../domain/pricing/price-cart.ts';
import { type Stacking, type StackingRule, stackingOf } from '../../domain/pricing/stacking.ts';
import { promotionTermsFor } from '../promoted.ts';
import { asBuyer } from './as-buyer.ts';

export interface WantedStacking {
  readonly subject: { readonly kind: StackingRule['kind']; readonly id: string };
  /** The example cart. */
  readonly lines: readonly CartLine[];
  readonly clientId?: ClientId;
}

type Refusal = { readonly code: 'client-not-found' | 'rule-not-found' };

/**
 * How a coupon or a promotion goes together with the others, in an example cart and at its own time: from now on, or from its start.
 * What it is limited to, and the question leaves open, is taken as met. Stock is taken as sufficient; nothing is written.
 */
export async function previewStacking(
  context: Context,
  { subject, lines, clientId: chosenClientId }: WantedStacking,
): Promise<Result<Stacking, Refusal>> {
  const rule = await ruleOf(context, subject);
  if (rule === undefined) return refuse({ code: 'rule-not-found' });
  const needs = needsOf(rule);
  const clientId = chosenClientId ?? needs.clientId;
  const at = Math.max(context.now, needs.from ?? 0);
  const known = await asBuyer(context, { at, ...defined({ clientId }) });
  if (!known.ok) return known;
  const buyer = known.value;
  const paymentMethodId = await namedMethod(buyer, needs.paymentMethodId);
  const pricing = { channel: needs.channel ?? 'WEB', ...defined({ paymentMethodId }) } as const;
  const [{ products, promotions }, coupons] = await Promise.all([
    cartOffersOf(buyer, [...new Set(lines.map(({ productId }) => productId))], pricing, 'assumed'),
    rivalCoupons(buyer, { at, clientId }),
  ]);
  const rules = priceRules(buyer.supplier.tags);
  const cart = priceCart(lines, products, rules);
  const terms = await promotionTermsFor(buyer, cart, { promotions, rules, pricing, stockView: 'assumed' });
  return accept(
    stackingOf(rule, {
      cart,
      // A promotion that is not for this buyer gives nothing.
      terms,
      coupons,
      buyer: {
        now: at,
        ...pricing,
        buyer: { clientId: clientId ?? EMPTY_UUID, firstPurchase: true },
      },
    }),
  );
}

async function ruleOf(
  context: Context,
  { kind, id }: WantedStacking['subject'],
): Promise<StackingRule | undefined> {
  if (kind === 'coupon') {
    const coupon = await activeCoupon(context, id);
    return coupon && { kind, coupon };
  }
  const known = await promotionById(context.db, context.supplier.id, id);
  return known?.active ? { kind, promotion: known.promotion } : undefined;
}

interface Needs {
  readonly clientId?: ClientId | undefined;
  readonly paymentMethodId?: PaymentMethodId | undefined;
  readonly channel?: 'WEB' | 'MANUAL' | undefined;
  readonly from?: Instant | undefined;
}

const needsOf = (rule: StackingRule): Needs => {
  if (rule.kind === 'coupon') {
    const { clientId, paymentMethodIds, channel, from } = rule.coupon.coupon;
    return { clientId, paymentMethodId: paymentMethodIds?.[0], channel, from };
  }
  const { audience, validity } = rule.promotion;
  return {
    clientId: audience.clients?.[0],
    paymentMethodId: audience.paymentMethods?.[0],
    channel: audience.channels?.[0],
    from: validity.from,
  };
};
