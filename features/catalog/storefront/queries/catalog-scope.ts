import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '#features/accounts/domain/session.ts';
import { sessionQuery } from '#features/accounts/storefront/login/session-query.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import type { BuyingTerms } from '../../domain/buying-terms.ts';

/** For whom catalogue data is loaded. Prices and stock differ by client, address, delivery type and payment method. */
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

/** For loaders: the scope with the session, which is requested once per page. */
export async function loadScope({ queryClient, api, shop, terms }: Page): Promise<CatalogScope> {
  const session = await queryClient.ensureQueryData(sessionQuery(api));
  return { ...terms, api, supplierId: shop.id, session };
}

/** First part of every query key, so that one client's data is never shown to another. */
export const scopeKey = (scope: CatalogScope) =>
  [
    'catalog',
    scope.supplierId,
    scope.session.clientId,
    scope.addressId ?? '',
    scope.deliveryType ?? '',
    scope.paymentMethodId ?? '',
  ] as const;

/** Length of the key's part that identifies the client; the buying terms follow. */
const WHOSE = 3;

/**
 * Placeholder data: with other buying terms, the products stay as they were until the new prices arrive. Data of another
 * client is never used.
 */
export const asBefore =
  (scope: CatalogScope) =>
  <T>(before: T | undefined, query: { readonly queryKey: readonly unknown[] } | undefined): T | undefined =>
    scopeKey(scope)
      .slice(0, WHOSE)
      .every((part, index) => query?.queryKey[index] === part)
      ? before
      : undefined;

/** The scope in the form that other features' queries expect. */
export const askerOf = ({ api, session, supplierId }: CatalogScope) => ({
  api,
  session,
  shop: { id: supplierId },
});
