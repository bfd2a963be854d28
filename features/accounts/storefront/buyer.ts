import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '#features/accounts/domain/session.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import type { Api } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { sessionQuery } from './login/session-query.ts';
import { useSession } from './login/use-session.ts';

/** The buying user and shop. Every query of a buying screen is cached per shop and client. */
export interface Buyer {
  readonly api: Api;
  readonly shop: Shop;
  readonly session: Session;
}

interface Page {
  readonly queryClient: QueryClient;
  readonly api: Api;
  readonly shop: Shop;
}

/** For loaders: loads the session once per page. */
export async function loadBuyer({ queryClient, api, shop }: Page): Promise<Buyer> {
  return { api, shop, session: await queryClient.ensureQueryData(sessionQuery(api)) };
}

export function useBuyer(): Buyer {
  const api = useApi();
  const shop = useShop();
  const session = useSession();
  return { api, shop, session };
}

/** The part of a buyer that a query needs. */
export interface Asker extends Pick<Buyer, 'api' | 'session'> {
  readonly shop: Pick<Shop, 'id'>;
}

/** Part of the query keys of everything that belongs to this client at this shop. */
export const buyerKey = ({ shop, session }: Asker) => [shop.id, session.clientId] as const;
