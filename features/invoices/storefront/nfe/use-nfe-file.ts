import { useMutation } from '@tanstack/react-query';
import { fetchFile } from '#features/payments/storefront/boleto/fetch-file.ts';
import { useBuyer } from '#features/payments/storefront/buyer.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { danfeEndpoint, nfeXmlEndpoint } from '../../contract/nfe.endpoints.ts';
import type { NfeDocument } from '../../domain/nfe/nfe.ts';

/** Downloads the DANFE or the XML of a document. */
export function useNfeFile({ key, orderNumber, number }: NfeDocument) {
  const { shop } = useBuyer();
  const params = { idfornecedor: shop.id, numpedido: orderNumber };
  return useMutation({
    networkMode: 'always',
    mutationFn: (kind: 'danfe' | 'xml') =>
      kind === 'danfe'
        ? fetchFile({ path: danfeEndpoint.path, params, query: { chave: key }, name: `danfe-${number}.pdf` })
        : fetchFile({ path: nfeXmlEndpoint.path, params: { ...params, chave: key }, name: `${key}-nfe.xml` }),
    onError: (error) => showToast({ text: error.message, tone: 'error' }),
  });
}
