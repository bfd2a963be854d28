import { queryOptions } from '@tanstack/react-query';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { sessionSegment } from '#features/accounts/storefront/login/use-session.ts';
import { addressFromWire } from '../contract/address.wire.ts';
import { listAddressesEndpoint } from '../contract/addresses.endpoints.ts';
import type { Address } from '../domain/address.ts';

/** The client's addresses, shared by all shops. Spec 4, address flow. */
export const addressesQuery = ({ api, shop, session }: Buyer) =>
  queryOptions({
    queryKey: ['addresses', session.clientId] as const,
    queryFn: async ({ signal }): Promise<readonly Address[]> => {
      const params = { client: sessionSegment(session) };
      const answer = await api.call(
        listAddressesEndpoint,
        { params, query: { idfornecedor: shop.id } },
        { signal },
      );
      return answer.enderecos.map(addressFromWire);
    },
  });
