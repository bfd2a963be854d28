import { queryOptions } from '@tanstack/react-query';
import { defined } from '#kernel/defined.ts';
import { buyingTermsToWire } from '../../contract/buying-terms.wire.ts';
import { productFromWire } from '../../contract/products/product.wire.ts';
import { suggestProductsEndpoint } from '../../contract/search/search.endpoints.ts';
import type { ProductList } from '../../domain/product-query.ts';
import { SUGGESTIONS } from '../../domain/product-query.ts';
import { type CatalogScope, scopeKey } from './catalog-scope.ts';

/** Results for a text that is still being typed. */
export type Guess = Pick<ProductList, 'products' | 'total' | 'approximate' | 'corrected'>;

/** Suggestions for a text. Enabled only with a text, spec 5. */
export const suggestionsQuery = (scope: CatalogScope, text: string) =>
  queryOptions({
    queryKey: [...scopeKey(scope), 'suggestions', text] as const,
    enabled: text !== '',
    queryFn: async ({ signal }): Promise<Guess> => {
      const { resultset } = await scope.api.call(
        suggestProductsEndpoint,
        {
          query: {
            idfornecedor: scope.supplierId,
            query: text,
            idcliente: scope.session.clientId,
            ...buyingTermsToWire(scope),
          },
        },
        { signal },
      );
      return {
        products: resultset.hits.slice(0, SUGGESTIONS).map(productFromWire),
        total: resultset.total,
        approximate: resultset.aproximado,
        ...defined({ corrected: resultset.consultaCorrigida }),
      };
    },
  });
