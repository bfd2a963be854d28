import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '#features/accounts/domain/session.ts';
import { sessionQuery } from '#features/accounts/storefront/public.tsx';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import type { BuyingTerms } from '../../domain/buying-terms.ts';

/** Whom the catalogue answers. Prices and stock differ by client, address, way of receiving and way of paying. */
export interface CatalogScope extends BuyingTerms {
  readonly api: Api;
  readonly supplierId: SupplierId;
  readonly session: Session;
}

interface Page {
  readonly queryClient: QueryClient;
  readonly api: Api;
  readonly shop: { readonly id: SupplierId };
  readonly terms: BuyingTerms;
}

/** For loaders: asks who the shopper is, once per page. */
export async function loadScope({ queryClient, api, shop, terms }: Page): Promise<CatalogScope> {
  const session = await queryClient.ensureQueryData(sessionQuery(api));
  return { ...terms, api, supplierId: shop.id, session };
}

/** Begins every key, so that what one client was shown is never shown to another. */
export const scopeKey = (scope: CatalogScope) =>
  [
    'catalog',
    scope.supplierId,
    scope.session.clientId,
    scope.addressId ?? '',
    scope.deliveryType ?? '',
    scope.paymentMethodId ?? '',
  ] as const;

/** Of a key, whose it is; how one buys comes after it. */
const WHOSE = 3;

/**
 * For what is not waited for: bought otherwise, a shopper sees the products as they were until the new prices are
 * there. What another client was shown is nobody's.
 */
export const asBefore =
  (scope: CatalogScope) =>
  <T>(before: T | undefined, query: { readonly queryKey: readonly unknown[] } | undefined): T | undefined =>
    scopeKey(scope)
      .slice(0, WHOSE)
      .every((part, place) => query?.queryKey[place] === part)
      ? before
      : undefined;

/** The same shopper, as the questions of earlier features know them. */
export const askerOf = ({ api, session, supplierId }: CatalogScope) => ({
  api,
  session,
  shop: { id: supplierId },
});
