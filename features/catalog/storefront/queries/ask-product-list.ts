import type { QueryClient } from '@tanstack/react-query';
import type { ProductListQuery } from '../../contract/products/product-list.schema.ts';
import { productListFromWire } from '../../contract/products/product-list.wire.ts';
import {
  listProductsEndpoint,
  listProductsWithoutAddressEndpoint,
} from '../../contract/products/products.endpoints.ts';
import type { ProductList } from '../../domain/product-list.ts';
import type { CatalogScope } from './catalog-scope.ts';
import { listAnswer } from './list-answer.ts';

export async function askProductList(
  scope: CatalogScope,
  query: ProductListQuery,
  client: QueryClient,
  signal: AbortSignal,
): Promise<ProductList> {
  const idfornecedor = scope.supplierId;
  const asked =
    scope.addressId === undefined
      ? scope.api.call(
          listProductsWithoutAddressEndpoint,
          { params: { idfornecedor, token: scope.session.handle }, query },
          { signal },
        )
      : scope.api.call(
          listProductsEndpoint,
          { params: { idfornecedor, idendereco: scope.addressId }, query },
          { signal },
        );
  return productListFromWire(await listAnswer(scope, client, asked));
}
