import { formatClientPath } from '#platform/contract/client-path.ts';
import { buyingTermsToWire } from '../../contract/buying-terms.wire.ts';
import { productDetailFromWire } from '../../contract/products/product-detail.wire.ts';
import { getProductEndpoint } from '../../contract/products/products.endpoints.ts';
import type { ProductDetail } from '../../domain/product.ts';
import type { CatalogScope } from './catalog-scope.ts';

export async function fetchProduct(
  scope: CatalogScope,
  slugOrId: string,
  signal: AbortSignal,
): Promise<ProductDetail> {
  const { handle, clientId } = scope.session;
  const answer = await scope.api.call(
    getProductEndpoint,
    {
      params: {
        client: formatClientPath({ handle, clientId }),
        idfornecedor: scope.supplierId,
        idproduto: slugOrId,
      },
      query: {
        canalVenda: 'WEB',
        ...buyingTermsToWire(scope),
      },
    },
    { signal },
  );
  return productDetailFromWire(answer);
}
