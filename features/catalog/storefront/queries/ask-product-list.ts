import type { QueryClient } from '@tanstack/react-query';
import { listProducts } from '../../contract/list-products.ts';
import { listProductsWithoutAddress } from '../../contract/list-products-without-address.ts';
import type { ProductListQuery } from '../../contract/product-list.schema.ts';
import { productListFromWire } from '../../contract/product-list.wire.ts';
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
          listProductsWithoutAddress,
          { params: { idfornecedor, token: scope.session.handle }, query },
          { signal },
        )
      : scope.api.call(
          listProducts,
          { params: { idfornecedor, idendereco: scope.addressId }, query },
          { signal },
        );
  return productListFromWire(await listAnswer(scope, client, asked));
}
