import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { DropZone } from '#platform/panel/pieces/drop-zone.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Card } from '#platform/ui/card.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { attachNfeEndpoint, listNfesEndpoint, removeNfeEndpoint } from '../contract/nfe.endpoints.ts';
import { nfeFromWire } from '../contract/nfe.wire.ts';
import type { NfeDocument } from '../domain/nfe/nfe.ts';

const MAX_BYTES = 2_000_000;

/** The NF-e of an order: dropped as a file, shown, taken back. */
export function OrderInvoices({ orderNumber }: { readonly orderNumber: number }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('invoices:write');
  const queryClient = useQueryClient();
  const params = { idfornecedor: shop.id, numpedido: orderNumber };
  const queryKey = ['panel', shop.id, 'nfes', orderNumber] as const;
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<NfeDocument>();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.call(listNfesEndpoint, { params }, { signal })).notas.map(nfeFromWire),
  });
  const attach = useMutation({
    mutationFn: (file: File) => api.call(attachNfeEndpoint, { params, body: file as never }),
    onSuccess: ({ avisos }) => {
      setWarnings(avisos.map(({ mensagem }) => mensagem));
      showToast({ text: 'Nota fiscal anexada: o cliente já a vê.' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const remove = async ({ key: chave }: NfeDocument): Promise<void> => {
    await api.call(removeNfeEndpoint, { params: { ...params, chave } });
    showToast({ text: 'Nota fiscal retirada do pedido.' });
    await queryClient.invalidateQueries({ queryKey });
  };
  return (
    <Card as="section" className="flex min-w-0 flex-col gap-4">
      <h2 className="text-lg">Nota fiscal</h2>
      {data === undefined &&
        (error === null ? (
          <RowsLoading rows={1} />
        ) : (
          <LoadFailure
            title="Não foi possível carregar as notas"
            error={error}
            again={() => void refetch()}
            busy={isFetching}
          />
        ))}
      {data?.length === 0 && !mayWrite && <p className="text-ink-2 text-sm">Nenhuma nota anexada.</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {data.map((nfe) => (
            <li key={nfe.key} className="flex items-start justify-between gap-3 py-3 text-sm first:pt-0">
              <div className="min-w-0">
                <p className="font-medium">
                  NF-e {nfe.number}, série {nfe.series}
                </p>
                <p className="text-ink-2">
                  {formatDate(nfe.issuedAt, timeZoneOf(shop))} · {formatMoney(nfe.total)}
                  {!nfe.hasFiscalValue && ' · sem valor fiscal'}
                </p>
              </div>
              {mayWrite && (
                <IconButton
                  label={`Retirar a NF-e ${nfe.number}`}
                  icon={<Trash2 aria-hidden="true" className="size-5" />}
                  onClick={() => setRemoved(nfe)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <Alert tone="warn" announced title="A nota foi anexada, mas confira">
          {warnings.join(' ')}
        </Alert>
      )}
      {mayWrite && (
        <DropZone
          label="XML autorizado da NF-e"
          limit="Um arquivo .xml de até 2 MB"
          accept=".xml"
          maxBytes={MAX_BYTES}
          onFiles={([file]) => file !== undefined && attach.mutate(file)}
          {...(attach.isPending ? { progress: 0.5 } : {})}
          {...(attach.error === null ? {} : { error: attach.error.message })}
        />
      )}
      {removed !== undefined && (
        <ConfirmDialog
          open
          danger
          onClose={() => setRemoved(undefined)}
          title={`Retirar a NF-e ${removed.number} do pedido?`}
          text="O cliente deixa de vê-la. A nota continua autorizada na Sefaz."
          action="Retirar nota"
          onConfirm={() => remove(removed)}
        />
      )}
    </Card>
  );
}
