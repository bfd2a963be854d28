import { storeText, streetText } from '#features/subscriptions/domain/place-text.ts';
import type { SubscriptionPlace } from '#features/subscriptions/domain/subscription.ts';
import type { SubscriptionType } from '#features/subscriptions/domain/subscription-type.ts';
import { startSubscription } from '#features/subscriptions/server/start-subscription.ts';
import { defined } from '#kernel/defined.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { DeliverySnapshot } from '../../domain/order.ts';
import { chosenLines } from '../../domain/order-lines.ts';
import type { OrderLine, PlacedOrder } from '../../domain/placed-order.ts';

interface Begun {
  readonly firstOrder: OrderNumber;
  /** The mandate that its client is asked for. */
  readonly automatic?: Parameters<typeof startSubscription>[3] | undefined;
}

/**
 * Starts the subscription that the order begins: what was chosen (each renewal has the gifts of its day), where it goes and how it is paid. In the order's transaction.
 */
export const subscribe = (
  context: Context & { readonly actor: Customer },
  type: SubscriptionType,
  order: Pick<PlacedOrder, 'delivery' | 'lines' | 'paymentMethodId' | 'paymentName' | 'characteristics'>,
  { firstOrder, automatic }: Begun,
): Promise<void> =>
  startSubscription(
    context,
    type,
    {
      firstOrder,
      lines: chosenLines(order.lines).map(lineOf),
      place: subscriptionPlace(order.delivery),
      paymentMethodId: order.paymentMethodId,
      paymentName: order.paymentName,
      answers: order.characteristics,
    },
    automatic,
  );

const lineOf = ({ productId, quantity, giftWrap, name, slug, unit, picture, ground, parts }: OrderLine) => ({
  productId,
  ...defined({ combo: parts === undefined ? undefined : true }),
  quantity,
  giftWrap,
  name,
  slug,
  unit,
  ...defined({ picture }),
  ground,
});

function subscriptionPlace(delivery: DeliverySnapshot): SubscriptionPlace {
  if (delivery.type === 'pickup')
    return { type: 'pickup', storeId: delivery.store.storeId, text: storeText(delivery.store) };
  const { address } = delivery;
  return { type: 'delivery', addressId: address.addressId, text: streetText(address) };
}
