import { queryOptions } from '@tanstack/react-query';
import { type Buyer, buyerKey } from '#features/accounts/storefront/buyer.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { orderNfesEndpoint } from '../../contract/nfe.endpoints.ts';
import { nfeFromWire } from '../../contract/nfe.wire.ts';
import type { NfeDocument } from '../../domain/nfe/nfe.ts';

/** The NF-e of an order. Its key extends the order's key, so that invalidating the order reloads them. */
export const nfesQuery = (buyer: Buyer, number: OrderNumber) =>
  queryOptions({
    queryKey: ['order', ...buyerKey(buyer), number, 'nfes'] as const,
    queryFn: async ({ signal }): Promise<readonly NfeDocument[]> => {
      const params = { numpedido: number, idfornecedor: buyer.shop.id };
      const { notas } = await buyer.api.call(orderNfesEndpoint, { params }, { signal });
      return notas.map(nfeFromWire);
    },
  });
