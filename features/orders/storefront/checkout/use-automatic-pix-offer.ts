import { useQuery } from '@tanstack/react-query';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import { periodicityOf } from '#features/subscriptions/domain/mandate-terms.ts';
import { subscriptionTypesQuery } from '#features/subscriptions/storefront/subscriptions-query.ts';

/** Whether the orders that follow this one can be debited by the client's bank: by this method, in a rhythm that banks know. */
export function useAutomaticPixOffer(
  { api, shop }: Buyer,
  method: PaymentMethod | undefined,
  subscriptionTypeId: string | undefined,
): boolean {
  const isWanted = method?.automaticPix === true && subscriptionTypeId !== undefined;
  const { data: types } = useQuery({ ...subscriptionTypesQuery(api, shop.id), enabled: isWanted });
  const type = types?.find(({ id }) => id === subscriptionTypeId);
  return isWanted && type !== undefined && periodicityOf(type.interval) !== undefined;
}
