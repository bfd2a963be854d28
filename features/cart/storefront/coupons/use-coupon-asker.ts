import { useQuery } from '@tanstack/react-query';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import type { CouponAsker } from '#features/coupons/storefront/coupon-queries.ts';
import { useDeliveryType } from '#features/delivery/storefront/use-delivery-type.ts';
import { currentMethod } from '#features/payments/storefront/current-method.ts';
import { paymentMethodsQuery } from '#features/payments/storefront/payment-methods-query.ts';

/** Whose coupons are shown and checked: those of this client, by the current payment method. */
export function useCouponAsker(): CouponAsker {
  const buyer = useBuyer();
  const { api, shop, session } = buyer;
  const { data: methods = [] } = useQuery({
    ...paymentMethodsQuery(buyer),
    enabled: session.authenticated && !session.choosing,
  });
  const paymentMethodId = currentMethod(buyer, methods, useDeliveryType());
  return { api, supplierId: shop.id, session, paymentMethodId };
}
