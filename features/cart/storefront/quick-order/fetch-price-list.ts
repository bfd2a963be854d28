import { priceList } from '#features/catalog/contract/price-list.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { SUPPLIER_HEADER } from '#platform/contract/headers.ts';
import { fetchFileInTime } from '#platform/web/deadline.ts';
import { download } from '#platform/web/download.ts';
import { fillPath } from '#platform/web/url.ts';
import { cartTerms } from '../cart-terms.ts';

/** The shop's price list, with a column for quantities, as a file. It is no JSON, so the typed client can't ask for it. */
export async function fetchPriceList(idfornecedor: SupplierId, slug: string): Promise<void> {
  const request = {
    method: priceList.method,
    headers: { 'content-type': 'application/json', [SUPPLIER_HEADER]: idfornecedor },
    credentials: 'same-origin',
    // With the prices of how the shopper means to receive.
    body: JSON.stringify(await cartTerms()),
  } as const;
  const file = await fetchFileInTime(fillPath(priceList.path, { idfornecedor }), request, async (answer) => {
    if (!answer.ok) throw new Error('Não foi possível baixar a tabela de preços. Tente novamente.');
    return answer.blob();
  });
  download(`precos-${slug}.xlsx`, file);
}
