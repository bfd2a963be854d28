import { useMutation } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { fetchFile } from '#features/payments/storefront/boleto/fetch-file.ts';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { receiptEndpoint } from '../../contract/pay/pay-orders.endpoints.ts';
import { paymentOf } from '../../domain/receipt.ts';
import type { ShownOrder } from './order-query.ts';

/** The receipt of a paid order; renders nothing before. */
export function ReceiptButton({ order }: { readonly order: ShownOrder }) {
  const { shop, session } = useBuyer();
  const { number } = order;
  const fetching = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      fetchFile({
        path: receiptEndpoint.path,
        method: 'POST',
        params: { idfornecedor: shop.id, idclient: session.clientId, numpedido: number },
        name: `recibo-${number}.pdf`,
      }),
    onError: (error) => showToast({ text: error.message, tone: 'error' }),
  });
  if (!paymentOf(order).ok) return null;
  return (
    <Button size="sm" className="self-start" busy={fetching.isPending} onClick={() => fetching.mutate()}>
      {!fetching.isPending && <ReceiptText aria-hidden="true" className="size-4" />}
      Baixar recibo
    </Button>
  );
}
