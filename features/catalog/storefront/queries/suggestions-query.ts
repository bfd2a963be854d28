import { queryOptions } from '@tanstack/react-query';
import { productFromWire } from '../../contract/product.wire.ts';
import { suggestProducts } from '../../contract/suggest-products.ts';
import { SUGGESTIONS } from '../../domain/page.ts';
import type { ProductCard } from '../../domain/product.ts';
import { type CatalogScope, scopeKey } from './catalog-scope.ts';

/** What might be meant by a text that is still being typed. Runs only with a text, spec 5. */
export const suggestionsQuery = (scope: CatalogScope, text: string) =>
  queryOptions({
    queryKey: [...scopeKey(scope), 'suggestions', text] as const,
    enabled: text !== '',
    queryFn: async ({ signal }): Promise<readonly ProductCard[]> => {
      const answer = await scope.api.call(
        suggestProducts,
        {
          query: {
            idfornecedor: scope.supplierId,
            query: text,
            idcliente: scope.session.clientId,
            ...(scope.paymentMethodId === undefined ? {} : { formapagamento: scope.paymentMethodId }),
          },
        },
        { signal },
      );
      return answer.resultset.hits.slice(0, SUGGESTIONS).map(productFromWire);
    },
  });
