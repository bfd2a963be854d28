import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ChosenPlace } from '#features/addresses/storefront/chosen-place.ts';
import { useActiveAddress } from '#features/addresses/storefront/use-active-address.ts';
import { useChosenPlace } from '#features/addresses/storefront/use-chosen-place.ts';
import { offeredDeliveryTypes } from '#features/suppliers/domain/delivery-types.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import type { Api } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { deliveryTermsEndpoint } from '../contract/delivery-area.endpoints.ts';
import { orderTermsFromWire } from '../contract/delivery-area.wire.ts';
import type { Place } from '../domain/area.ts';
import type { OrderTerms } from '../domain/order-progress.ts';
import { storedCep } from './freight/stored-cep.ts';

/** The delivery terms of the user's place; undefined while loading or unknown, or if the shop does not deliver. */
export const useDeliveryTerms = (): OrderTerms | undefined => usePlaceTerms().terms;

export interface PlaceTerms {
  readonly terms: OrderTerms | undefined;
  readonly pending: boolean;
  /** The shop has said that it does not deliver there; false where nobody knows. */
  readonly notServed: boolean;
  /** Only the CEP is known: the full address may lie in another area. */
  readonly estimated: boolean;
}

export function usePlaceTerms(): PlaceTerms {
  const api = useApi();
  const { id, tags } = useShop();
  const place = useKnownPlace();
  const delivers = offeredDeliveryTypes(new Set(tags)).includes('delivery');
  const needsOptions = delivers && place !== undefined;
  const { data, isPending } = useQuery({
    ...deliveryTermsQuery(api, id, place),
    enabled: needsOptions,
  });
  return {
    terms: needsOptions ? (data ?? undefined) : undefined,
    pending: needsOptions && isPending,
    notServed: needsOptions && data === null,
    estimated: place?.position === undefined,
  };
}

/** Only in the browser: the server does not know the place. */
export function useKnownPlace(): Place | undefined {
  const { active } = useActiveAddress();
  return knownPlace(active, useChosenPlace());
}

/** The chosen address, else what a visitor said of the place. */
function knownPlace(address: Partial<Place> | undefined, chosen: ChosenPlace | undefined): Place | undefined {
  if (address !== undefined) {
    const { position, postalCode } = address;
    return { ...defined({ position }), ...(postalCode ? { postalCode } : {}) };
  }
  if (chosen !== undefined && !('addressId' in chosen)) return chosen;
  const postalCode = storedCep();
  return postalCode === '' ? undefined : { postalCode };
}

const deliveryTermsQuery = (api: Api, supplierId: SupplierId, place: Place = {}) =>
  queryOptions({
    queryKey: ['delivery-terms', supplierId, place] as const,
    queryFn: async ({ signal }): Promise<OrderTerms | null> => {
      const { position, postalCode } = place;
      const { condicoes } = await api.call(
        deliveryTermsEndpoint,
        {
          params: { token: VISITOR_HANDLE },
          query: {
            idfornecedor: supplierId,
            ...defined({ cep: postalCode }),
            ...(position === undefined ? {} : { lat: position.latitude, lng: position.longitude }),
          },
        },
        { signal },
      );
      return condicoes === null ? null : orderTermsFromWire(condicoes);
    },
  });
