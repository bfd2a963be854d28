import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { acceptEditEndpoint, declineEditEndpoint } from '../../contract/edits/edits.endpoints.ts';
import type { OrderEdit } from '../../domain/edits/order-edit.ts';
import type { ShownOrder } from '../order/order-query.ts';
import { Panel } from '../order/panel.tsx';
import { callFailureWords, useOrderCall } from '../order/use-order-call.ts';

/** What the shop proposes to change; the order stays as it is until its client accepts. */
export function EditPanel({ order }: { readonly order: ShownOrder }) {
  const { edit, number } = order;
  return edit === undefined ? null : <Proposed number={number} edit={edit} />;
}

function Proposed({ number, edit }: { readonly number: number; readonly edit: OrderEdit }) {
  const { api, shop, session } = useBuyer();
  const params = { idfornecedor: shop.id, numpedido: number };
  const body = { versao: edit.version };
  const accept = useOrderCall({
    number,
    call: () => api.call(acceptEditEndpoint, { params, body }),
    onDone: () => showToast({ text: 'Pronto! O pedido foi alterado.', tone: 'success' }),
  });
  const decline = useOrderCall({
    number,
    call: () => api.call(declineEditEndpoint, { params, body }),
    onDone: () => showToast({ text: 'Alteração recusada: o pedido continua como estava.', tone: 'success' }),
  });
  const busy = accept.isPending || decline.isPending;
  const error = accept.error ?? decline.error;
  return (
    <Panel title="A loja propõe uma alteração">
      <div className="flex flex-col gap-4">
        {edit.message !== '' && (
          <blockquote className="whitespace-pre-line rounded-md bg-sunken p-4 wrap-anywhere">
            <span className="sr-only">Mensagem da loja: </span>
            {edit.message}
          </blockquote>
        )}
        <ul className="flex flex-col gap-2">
          {edit.lines.map(({ index, name, unit, before, after }) => (
            <li key={index} className="flex flex-wrap justify-between gap-x-4">
              <span>{name}</span>
              <span className="tabular-nums">
                <span className="text-ink-2">de {formatQuantity(before)}</span>{' '}
                <strong>{after === 0 ? 'sai do pedido' : `para ${formatQuantity(after)} ${unit}`}</strong>
              </span>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap justify-between gap-x-4 border-line border-t pt-4">
          <span>Total do pedido</span>
          <span className="tabular-nums">
            <span className="text-ink-2">de {formatMoney(edit.totalBefore)}</span>{' '}
            <strong>para {formatMoney(edit.total)}</strong>
          </span>
        </p>
        {error !== null && (
          <Alert tone="error" announced>
            {callFailureWords(error)}
          </Alert>
        )}
        <p className="text-ink-2 text-sm">Enquanto você não aceitar, o pedido continua como está.</p>
        {capacityMay(session.capacity ?? 'linked', 'buy') && (
          <div className="flex flex-col gap-2.5 sm:flex-row">
            <Button tone="primary" busy={accept.isPending} disabled={busy} onClick={() => accept.mutate()}>
              Aceitar alteração
            </Button>
            <Button busy={decline.isPending} disabled={busy} onClick={() => decline.mutate()}>
              Manter como está
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
