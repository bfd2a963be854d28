import { queryOptions } from '@tanstack/react-query';
import { buyingTermsToWire } from '../../contract/buying-terms.wire.ts';
import { productsByTagsEndpoint } from '../../contract/filters/filters.endpoints.ts';
import { productFromWire } from '../../contract/products/product.wire.ts';
import type { ProductCard, ProductDetail } from '../../domain/product.ts';
import { type CatalogScope, scopeKey } from './catalog-scope.ts';

/** Products with any of the tags, except one product. */
export const productsByTagsQuery = (
  scope: CatalogScope,
  tags: readonly string[],
  except: ProductDetail['id'],
) =>
  queryOptions({
    queryKey: [...scopeKey(scope), 'by-tags', tags, except] as const,
    queryFn: async ({ signal }): Promise<readonly ProductCard[]> => {
      const { produtos } = await scope.api.call(
        productsByTagsEndpoint,
        {
          params: { idfornecedor: scope.supplierId },
          query: {
            tagsPesquisa: tags.join(','),
            idcadastroextraproduto: except,
            ...buyingTermsToWire(scope),
          },
        },
        { signal },
      );
      return produtos.map(productFromWire);
    },
  });
