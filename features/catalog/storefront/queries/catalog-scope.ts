import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '#features/accounts/domain/session.ts';
import { sessionQuery } from '#features/accounts/storefront/public.tsx';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { AddressId, PaymentMethodId, SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';

/** Whom the catalogue answers. Prices and stock differ by client, address, way of receiving and way of paying. */
export interface CatalogScope {
  readonly api: Api;
  readonly supplierId: SupplierId;
  readonly session: Session;
  readonly addressId?: AddressId | undefined;
  readonly deliveryType?: DeliveryType | undefined;
  readonly paymentMethodId?: PaymentMethodId | undefined;
}

/** What later features know of the shopper's wishes. */
export type ScopeChoices = Pick<CatalogScope, 'addressId' | 'deliveryType' | 'paymentMethodId'>;

interface Page {
  readonly queryClient: QueryClient;
  readonly api: Api;
  readonly shop: { readonly id: SupplierId };
}

/** For loaders: asks who the shopper is, once per page. */
export async function loadScope(
  { queryClient, api, shop }: Page,
  choices: ScopeChoices = {},
): Promise<CatalogScope> {
  const session = await queryClient.ensureQueryData(sessionQuery(api));
  return { ...choices, api, supplierId: shop.id, session };
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

/** The same shopper, as the questions of earlier features know them. */
export const askerOf = ({ api, session, supplierId }: CatalogScope) => ({
  api,
  session,
  shop: { id: supplierId },
});
