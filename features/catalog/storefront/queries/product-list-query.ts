import { queryOptions } from '@tanstack/react-query';
import { listProducts } from '../../contract/list-products.ts';
import { listProductsWithoutAddress } from '../../contract/list-products-without-address.ts';
import { productListFromWire } from '../../contract/product-list.wire.ts';
import { sortToWire } from '../../contract/sort.wire.ts';
import { PAGE_SIZE } from '../../domain/page.ts';
import type { ProductList } from '../../domain/product-list.ts';
import { DEFAULT_SORT, type ProductSort } from '../../domain/sort.ts';
import { type CatalogScope, scopeKey } from './catalog-scope.ts';

/** Which products are asked for. */
export interface ListAsk {
  readonly category?: string;
  readonly text?: string;
  readonly tags?: readonly string[];
  readonly sort?: ProductSort;
  readonly page?: number;
  readonly size?: number;
}

/** One page of products. A page that is already here is not asked again; a page that nobody waits for is let go. */
export function productListQuery(scope: CatalogScope, ask: ListAsk) {
  const { category, text, tags = [], sort = DEFAULT_SORT, page = 1, size = PAGE_SIZE } = ask;
  return queryOptions({
    queryKey: [...scopeKey(scope), 'list', { category, text, tags, sort, page, size }] as const,
    queryFn: async ({ signal }): Promise<ProductList> => {
      const query = {
        fornec: scope.supplierId,
        page,
        limit: size,
        ordenacao: sortToWire(sort),
        canalVenda: 'WEB',
        ...(category === undefined ? {} : { categ: category }),
        ...(text === undefined ? {} : { sk: text }),
        ...(tags.length === 0 ? {} : { tagsPesquisa: tags.join(',') }),
        ...(scope.deliveryType === undefined ? {} : { tipoentrega: scope.deliveryType }),
        ...(scope.paymentMethodId === undefined ? {} : { formapagamento: scope.paymentMethodId }),
      };
      const idfornecedor = scope.supplierId;
      const answer =
        scope.addressId === undefined
          ? await scope.api.call(
              listProductsWithoutAddress,
              { params: { idfornecedor, token: scope.session.handle }, query },
              { signal },
            )
          : await scope.api.call(
              listProducts,
              { params: { idfornecedor, idendereco: scope.addressId }, query },
              { signal },
            );
      return productListFromWire(answer);
    },
  });
}
