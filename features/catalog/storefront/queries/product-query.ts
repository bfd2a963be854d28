import { queryOptions } from '@tanstack/react-query';
import type { ProductDetail } from '../../domain/product.ts';
import { type CatalogScope, scopeKey } from './catalog-scope.ts';

export const productQuery = (scope: CatalogScope, slugOrId: string) =>
  queryOptions({
    queryKey: [...scopeKey(scope), 'product', slugOrId] as const,
    queryFn: async ({ signal }): Promise<ProductDetail> =>
      (await import('./fetch-product.ts')).fetchProduct(scope, slugOrId, signal),
  });
