import { queryOptions } from '@tanstack/react-query';
import { type Buyer, buyerKey } from '#features/accounts/storefront/buyer.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { subscriptionFromWire } from '../contract/subscription.wire.ts';
import { typeFromWire } from '../contract/subscription-type.wire.ts';
import { listSubscriptionTypesEndpoint } from '../contract/subscription-types.endpoints.ts';
import { getSubscriptionEndpoint, listSubscriptionsEndpoint } from '../contract/subscriptions.endpoints.ts';
import { type WholeSubscription, wholeFromWire } from '../contract/whole-subscription.wire.ts';
import type { Subscription } from '../domain/subscription.ts';
import type { SubscriptionType } from '../domain/subscription-type.ts';

export const subscriptionsKey = (buyer: Buyer) => ['subscriptions', ...buyerKey(buyer)] as const;

/** The client's subscriptions at this shop, newest first. Screens show none if it fails. Spec 8. */
export const subscriptionsQuery = (buyer: Buyer) =>
  queryOptions({
    queryKey: subscriptionsKey(buyer),
    queryFn: async ({ signal }): Promise<readonly Subscription[]> => {
      const { api, shop, session } = buyer;
      const params = { idfornecedor: shop.id, idcliente: session.clientId };
      const { assinaturas } = await api.call(listSubscriptionsEndpoint, { params }, { signal });
      return assinaturas.map(subscriptionFromWire);
    },
  });

export const subscriptionQuery = (buyer: Buyer, id: string) =>
  queryOptions({
    queryKey: [...subscriptionsKey(buyer), id] as const,
    queryFn: async ({ signal }): Promise<WholeSubscription> =>
      wholeFromWire(
        await buyer.api.call(getSubscriptionEndpoint, { params: { idassinatura: id } }, { signal }),
      ),
    refetchInterval: ({ state }) => (isAwaited(state.data) ? POLL : false),
  });

/** Milliseconds between refetches while the client authorises at the bank and the page is visible. */
const POLL = 4_000;

const isAwaited = (whole: WholeSubscription | undefined): boolean => {
  const status = whole?.automaticPix?.mandate?.status;
  return status === 'starting' || status === 'requested';
};

export const subscriptionTypesQuery = (api: Api, idfornecedor: SupplierId) =>
  queryOptions({
    queryKey: ['subscription-types', idfornecedor] as const,
    queryFn: async ({ signal }): Promise<readonly SubscriptionType[]> =>
      (await api.call(listSubscriptionTypesEndpoint, { params: { idfornecedor } }, { signal })).tipos.map(
        typeFromWire,
      ),
  });
