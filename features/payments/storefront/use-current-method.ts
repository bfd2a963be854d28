import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { methodsFor, type PaymentMethod, stillOfferedMethod } from '../domain/payment-method.ts';
import { chosenMethod, onMethodChosen } from './current-method.ts';
import { paymentMethodsQuery } from './payment-methods-query.ts';

interface CurrentMethod {
  /** Undefined while they load. */
  readonly methods: readonly PaymentMethod[] | undefined;
  /** Undefined for visitors who have not chosen. */
  readonly current: PaymentMethod | undefined;
}

/** The offered methods, and the one by which this user sees prices. Spec 4, supplier flow. */
export function useCurrentMethod(buyer: Buyer, deliveryType: DeliveryType): CurrentMethod {
  const { data } = useQuery(paymentMethodsQuery(buyer));
  const { authenticated, paymentMethodId } = buyer.session;
  const chosen = useSyncExternalStore(
    subscribe,
    () => chosenMethod(buyer),
    () => paymentMethodId,
  );
  const methods = data && methodsFor(data, deliveryType);
  const current =
    methods === undefined || (!authenticated && chosen === undefined)
      ? undefined
      : stillOfferedMethod(methods, chosen);
  return { methods, current };
}

function subscribe(listener: () => void): () => void {
  const following = new AbortController();
  onMethodChosen(listener, following.signal);
  return () => following.abort();
}
