import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { sessionQuery } from '#features/accounts/storefront/login/session-query.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { type Api, ApiRefusal } from '#platform/web/api.ts';
import { actionLinkQuery } from './action-link-query.ts';

interface Page {
  readonly queryClient: QueryClient;
  readonly api: Api;
  readonly shop: Shop;
}

/** Returns the link's title. A link that ended is not found, as one that never existed. */
export async function loadActionLink({ queryClient, api, shop }: Page, slug: string): Promise<string> {
  const { clientId } = await queryClient.ensureQueryData(sessionQuery(api));
  try {
    const query = actionLinkQuery(api, shop.id, clientId, slug);
    return (await queryClient.fetchQuery({ ...query, staleTime: 0 })).title;
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 404) throw notFound();
    throw error;
  }
}
