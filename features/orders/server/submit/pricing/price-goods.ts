import type { PricedCart } from '#features/cart/domain/cart.ts';
import type { CartNotice } from '#features/cart/domain/cart-notice.ts';
import { priceLines } from '#features/cart/server/price-lines.ts';
import type { StockView } from '#features/catalog/server/products/offers-of.ts';
import type { SalesChannel } from '#features/pricing/domain/buyer.ts';
import type { SubscriptionType } from '#features/subscriptions/domain/subscription-type.ts';
import type { Awaitable } from '#kernel/awaitable.ts';
import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { OrderDraft } from '../../../domain/submit/order-draft.ts';
import type { SubmitRefusal } from '../../../domain/submit/submit-refusal.ts';

/** What prices depend on besides the draft. */
export interface BoughtWay {
  readonly channel: SalesChannel;
  readonly subscription: SubscriptionType | undefined;
  /** The payment method's, in basis points. */
  readonly variance: number;
}

/**
 * The lines at today's prices, if each can be had exactly as requested: nothing is silently swapped, and a line under a centavo
 * is refused (`cart-changed`). `way` may still be pending.
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
      ...defined({ addressId }),
      channel,
      variance,
      ...defined({ subscriptionTypeId: subscription === undefined ? undefined : subscription.id }),
    };
  };
  const cart = await priceLines(context, lines, pricing(), stockView);
  if (cart.notices.length === 0) return accept(cart);
  const itemNames = cart.notices.flatMap((notice) => (notice.kind === 'gone' ? [] : [notice.name]));
  const code = cart.notices.some(isShortage) ? 'out-of-stock' : 'cart-changed';
  return refuse({ code, itemNames, notices: cart.notices });
}

const isShortage = ({ kind }: CartNotice): boolean => kind === 'out-of-stock' || kind === 'less-stock';
