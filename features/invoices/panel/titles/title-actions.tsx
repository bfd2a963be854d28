import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatMoney } from '#kernel/money.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { cancelTitleEndpoint } from '../../contract/panel-titles.endpoints.ts';
import type { ShownTitle } from '../../domain/client-titles.ts';
import { PayTitleDialog } from './pay-title-dialog.tsx';

/** What the shop's people can do with a title that is open. One of an order ends with its order. */
export function TitleActions({ title }: { readonly title: ShownTitle }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const mayWrite = useMay('invoices:write');
  const [open, setOpen] = useState<'pay' | 'cancel'>();
  if (!mayWrite || title.status !== 'open') return null;
  const { id, document, amount, orderNumber } = title;
  const cancel = async (): Promise<void> => {
    try {
      await api.call(cancelTitleEndpoint, { params: { idfornecedor: shop.id, idtitulo: id } });
      showToast({ text: `Título ${document} cancelado.` });
    } finally {
      // After a refusal, too: somebody else has been here.
      void queryClient.invalidateQueries({ queryKey: ['panel', shop.id] });
    }
  };
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="sm" aria-label={`Marcar como pago o título ${document}`} onClick={() => setOpen('pay')}>
        Marcar como pago
      </Button>
      {orderNumber === undefined && (
        <Button
          size="sm"
          tone="quiet"
          aria-label={`Cancelar título ${document}`}
          onClick={() => setOpen('cancel')}
        >
          Cancelar título
        </Button>
      )}
      {open === 'pay' && <PayTitleDialog title={title} onClose={() => setOpen(undefined)} />}
      <ConfirmDialog
        open={open === 'cancel'}
        onClose={() => setOpen(undefined)}
        title={`Cancelar o título ${document}?`}
        text={`O cliente deixa de dever ${formatMoney(amount)}. Um título cancelado não volta a ficar em aberto.`}
        action="Cancelar título"
        danger
        onConfirm={cancel}
      />
    </span>
  );
}
