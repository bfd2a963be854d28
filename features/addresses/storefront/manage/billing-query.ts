import { queryOptions } from '@tanstack/react-query';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { sessionSegment } from '#features/accounts/storefront/login/use-session.ts';
import { addressFromWire } from '../../contract/address.wire.ts';
import { getBillingAddressEndpoint } from '../../contract/addresses.endpoints.ts';
import type { Address } from '../../domain/address.ts';

/** The client's billing address; null until it is set. */
export const billingQuery = ({ api, shop, session }: Buyer) =>
  queryOptions({
    queryKey: ['billing-address', session.clientId] as const,
    queryFn: async ({ signal }): Promise<Address | null> => {
      const params = { client: sessionSegment(session), idcliente: session.clientId };
      const query = { idfornecedor: shop.id };
      const { enderecofaturamento } = await api.call(
        getBillingAddressEndpoint,
        { params, query },
        { signal },
      );
      return enderecofaturamento === null ? null : addressFromWire(enderecofaturamento);
    },
  });
