import { priceListEndpoint } from '#features/catalog/contract/price-list/price-list.endpoints.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { SUPPLIER_HEADER } from '#platform/contract/headers.ts';
import { fetchFileInTime } from '#platform/web/deadline.ts';
import { download } from '#platform/web/download.ts';
import { fillPath } from '#platform/web/url.ts';
import { cartTerms } from '../cart-terms.ts';

/** Downloads the shop's price list, with a column for quantities. The typed client handles JSON only. */
export async function fetchPriceList(idfornecedor: SupplierId, slug: string): Promise<void> {
  const request = {
    method: priceListEndpoint.method,
    headers: { 'content-type': 'application/json', [SUPPLIER_HEADER]: idfornecedor },
    credentials: 'same-origin',
    // Prices depend on the shopper's terms.
    body: JSON.stringify(await cartTerms()),
  } as const;
  const file = await fetchFileInTime(
    fillPath(priceListEndpoint.path, { idfornecedor }),
    request,
    async (answer) => {
      if (!answer.ok) throw new Error('Não foi possível baixar a tabela de preços. Tente novamente.');
      return answer.blob();
    },
  );
  download(`precos-${slug}.xlsx`, file);
}
