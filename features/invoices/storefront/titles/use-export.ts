import { useMutation } from '@tanstack/react-query';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import type { TitleId } from '#features/payments/domain/title.ts';
import { fetchFile } from '#features/payments/storefront/boleto/fetch-file.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { titleFilterToWire } from '../../contract/title-filter.wire.ts';
import { exportTitlesEndpoint } from '../../contract/titles.endpoints.ts';
import type { InvoicesSearch } from './invoices-search.ts';

interface Wanted {
  /** Absent for all that match the filter. */
  readonly ids?: readonly TitleId[];
}

/** Downloads the titles as CSV. */
export function useExport({ page: _, ...filter }: InvoicesSearch) {
  const { shop, session } = useBuyer();
  return useMutation({
    mutationFn: ({ ids }: Wanted) =>
      fetchFile({
        path: exportTitlesEndpoint.path,
        params: { idfornecedor: shop.id, idcliente: session.clientId },
        query: { ...titleFilterToWire(filter), titulos: ids },
        name: `faturas-${shop.slug}.csv`,
      }),
    onError: (error) => showToast({ text: error.message, tone: 'error' }),
  });
}

export type ExportTitles = ReturnType<typeof useExport>;
