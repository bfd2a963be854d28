/** The supplier's questions at checkout: about the client, until answered, and about each order. Spec 3, extras. */
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { openQuestionsQuery } from '#features/accounts/storefront/open-questions-query.ts';
import type { Characteristic } from '#features/suppliers/domain/characteristic.ts';
import { orderCharacteristicsQuery } from '#features/suppliers/storefront/characteristics-queries.ts';

const ofClient = ({ api, shop, session }: Buyer) => openQuestionsQuery(api, shop.id, session);
const ofOrder = ({ api, shop }: Buyer) => orderCharacteristicsQuery(api, shop.id);

/** The client's questions are always refetched: the last order may have answered them. */
export const loadQuestions = (queryClient: QueryClient, buyer: Buyer): Promise<unknown> =>
  Promise.all([
    queryClient.fetchQuery({ ...ofClient(buyer), staleTime: 0 }),
    queryClient.ensureQueryData(ofOrder(buyer)),
  ]);

export function useQuestions(buyer: Buyer): readonly Characteristic[] {
  const { data: client } = useSuspenseQuery(ofClient(buyer));
  const { data: order } = useSuspenseQuery(ofOrder(buyer));
  return useMemo(() => [...client, ...order], [client, order]);
}
