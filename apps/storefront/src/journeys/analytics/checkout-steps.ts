/** The steps within the checkout page, each reported once per checkout, delivery before payment. */
import type { QueryClient } from '@tanstack/react-query';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { addressesQuery } from '#features/addresses/storefront/addresses-query.ts';
import type { EventItem, ShopEvent } from '#features/analytics/domain/shop-event.ts';
import { useCartState } from '#features/cart/storefront/save/cart-state.ts';
import { standingChoices } from '#features/orders/storefront/checkout/standing-choices.ts';
import { useWishes } from '#features/orders/storefront/checkout/wishes.ts';
import type { ShownOrder } from '#features/orders/storefront/order/order-query.ts';
import { paymentMethodsQuery } from '#features/payments/storefront/payment-methods-query.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { itemOfLine, itemOfOrder } from './event-items.ts';

export interface CheckoutSteps {
  /** Reports what was left as it stood, then the purchase. */
  readonly finish: (order: ShownOrder) => void;
  readonly stop: () => void;
}

interface Places {
  readonly buyer: Buyer;
  readonly queryClient: QueryClient;
  readonly report: (event: ShopEvent) => void;
}

export function followCheckout({ buyer, queryClient, report }: Places): CheckoutSteps {
  const reported = new Set<string>();
  const items = (): EventItem[] => useCartState.getState().lines.map((line) => itemOfLine(line));
  const standing = () =>
    standingChoices(
      new Set(buyer.shop.tags),
      {
        addresses: queryClient.getQueryData(addressesQuery(buyer).queryKey) ?? [],
        methods: queryClient.getQueryData(paymentMethodsQuery(buyer).queryKey) ?? [],
      },
      useWishes.getState(),
    );
  const once = (event: ShopEvent): void => {
    if (reported.has(event.name)) return;
    reported.add(event.name);
    report(event);
  };
  const delivery = (goods = items(), type: DeliveryType = standing().type): void =>
    once({ name: 'add_shipping_info', items: goods, shippingTier: type });
  const payment = (goods = items(), name = standing().method?.name): void => {
    if (name !== undefined) once({ name: 'add_payment_info', items: goods, paymentType: name });
  };

  const stop = useWishes.subscribe((now, before) => {
    const changed = (['deliveryType', 'addressId', 'optionId', 'slot'] as const).some(
      (part) => now[part] !== before[part],
    );
    const paid = now.paymentMethodId !== before.paymentMethodId;
    if (changed || paid) delivery();
    if (paid) payment();
  });
  return {
    stop,
    finish: (order) => {
      stop();
      const goods = order.lines.map(itemOfOrder);
      delivery(goods, order.delivery.type);
      payment(goods, order.paymentName);
    },
  };
}
