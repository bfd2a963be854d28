import { queryOptions } from '@tanstack/react-query';
import { buyingTermsToWire } from '#features/catalog/contract/buying-terms.wire.ts';
import { productFromWire } from '#features/catalog/contract/products/product.wire.ts';
import type { ProductCard } from '#features/catalog/domain/product.ts';
import { type CatalogScope, scopeKey } from '#features/catalog/storefront/queries/catalog-scope.ts';
import type { ProductId } from '#kernel/ids.ts';
import { recommendProductsEndpoint } from '../contract/recommendations.endpoints.ts';
import { itemsToWire, recommendationViewToWire } from '../contract/recommendations.wire.ts';
import type { RecommendationView } from '../domain/feedback.ts';

export interface Recommendations {
  readonly products: readonly ProductCard[];
  /** Names this answer in feedback; empty where the shop does not recommend products. */
  readonly sessionId: string;
}

/** At most as many as the call accepts. */
const MAX_ITEMS = 20;

/** `productIds`: the product of the page, or those in the cart. */
export const recommendationsQuery = (
  scope: CatalogScope,
  view: RecommendationView,
  productIds: readonly ProductId[],
) =>
  queryOptions({
    queryKey: [...scopeKey(scope), 'recommended', view, productIds] as const,
    queryFn: async ({ signal }): Promise<Recommendations> => {
      const items = productIds.slice(0, MAX_ITEMS);
      const { produtos, sessao_id } = await scope.api.call(
        recommendProductsEndpoint,
        {
          params: { idfornecedor: scope.supplierId, idcliente: scope.session.clientId },
          query: {
            visao: recommendationViewToWire(view),
            ...(items.length === 0 ? {} : { item_id: itemsToWire(items) }),
            ...buyingTermsToWire(scope),
          },
        },
        { signal },
      );
      return { products: produtos.map(productFromWire), sessionId: sessao_id };
    },
  });
