import type { PricedCart } from '#features/cart/domain/cart.ts';
import type { CartNotice } from '#features/cart/domain/cart-notice.ts';
import { priceLines } from '#features/cart/server/public.ts';
import type { StockView } from '#features/catalog/server/public.ts';
import type { SalesChannel } from '#features/pricing/domain/buyer.ts';
import type { SubscriptionType } from '#features/subscriptions/domain/subscription-type.ts';
import type { Awaitable } from '#kernel/awaitable.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { OrderDraft } from '../../domain/order-draft.ts';
import type { SubmitRefusal } from '../../domain/submit-refusal.ts';

/** What of the order prices depend on and its draft does not decide. */
export interface BoughtWay {
  readonly channel: SalesChannel;
  readonly subscription: SubscriptionType | undefined;
  /** Of the way of paying. */
  readonly variance: number;
}

/**
 * The goods at today's prices, if each can be had exactly as it was asked for: nothing is swapped in silence. The way they
 * are bought in may become known meanwhile.
 */
export async function priceGoods(
  context: Context,
  { lines, paymentMethodId, deliveryType, addressId }: OrderDraft,
  way: Awaitable<BoughtWay>,
  stockView: StockView,
): Promise<Result<PricedCart, SubmitRefusal>> {
  const pricing = async () => {
    const { channel, subscription, variance } = await way;
    return {
      paymentMethodId,
      deliveryType,
      ...(addressId === undefined ? {} : { addressId }),
      channel,
      variance,
      ...(subscription === undefined ? {} : { subscriptionTypeId: subscription.id }),
    };
  };
  const cart = await priceLines(context, lines, pricing(), stockView);
  if (cart.notices.length === 0) return accept(cart);
  const itemNames = cart.notices.flatMap((notice) => (notice.kind === 'gone' ? [] : [notice.name]));
  const code = cart.notices.some(isShortage) ? 'out-of-stock' : 'cart-changed';
  return refuse({ code, itemNames, notices: cart.notices });
}

const isShortage = ({ kind }: CartNotice): boolean => kind === 'out-of-stock' || kind === 'less-stock';
