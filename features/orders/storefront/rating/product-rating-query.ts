import { queryOptions } from '@tanstack/react-query';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { productRatingFromWire } from '../../contract/ratings/product-rating.wire.ts';
import { getProductRatingEndpoint } from '../../contract/ratings/ratings.endpoints.ts';
import type { ProductRating } from '../../domain/ratings/product-rating.ts';

/** Null while too few orders with the product were rated. */
export const productRatingQuery = (api: Api, idfornecedor: SupplierId, idproduto: ProductId) =>
  queryOptions({
    queryKey: ['product-rating', idfornecedor, idproduto] as const,
    retry: false,
    queryFn: async ({ signal }): Promise<ProductRating | null> => {
      const params = { idfornecedor, idproduto };
      return productRatingFromWire(await api.call(getProductRatingEndpoint, { params }, { signal })) ?? null;
    },
  });
