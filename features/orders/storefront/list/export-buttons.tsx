import { useMutation } from '@tanstack/react-query';
import { Sheet } from 'lucide-react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { fetchFile } from '#features/payments/storefront/boleto/fetch-file.ts';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { exportOrdersEndpoint } from '../../contract/read/orders.endpoints.ts';
import { type OrdersSearch, searchToWire } from './orders-search.ts';

type Format = 'xlsx' | 'csv';

/** Exports all pages of the list, with its filters, as a file. */
export function ExportButtons({ search }: { readonly search: OrdersSearch }) {
  const { shop, session } = useBuyer();
  const exporting = useMutation({
    networkMode: 'always',
    mutationFn: (formato: Format) =>
      fetchFile({
        path: exportOrdersEndpoint.path,
        method: 'POST',
        params: { idfornecedor: shop.id, idcliente: session.clientId },
        body: { formato, ...searchToWire(search) },
        name: `pedidos-${shop.slug}.${formato}`,
      }),
    onError: (error) => showToast({ text: error.message, tone: 'error' }),
  });
  const busy = (format: Format): boolean => exporting.isPending && exporting.variables === format;
  return (
    <>
      <Button size="sm" busy={busy('xlsx')} onClick={() => exporting.mutate('xlsx')}>
        {!busy('xlsx') && <Sheet aria-hidden="true" className="size-4" />}
        Exportar planilha
      </Button>
      <Button size="sm" tone="quiet" busy={busy('csv')} onClick={() => exporting.mutate('csv')}>
        Exportar CSV
      </Button>
    </>
  );
}
