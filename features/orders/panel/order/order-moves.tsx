import { PackageSearch, Printer } from 'lucide-react';
import { useState } from 'react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { orderStatusToWire } from '../../contract/order/order-status.wire.ts';
import { moveOrderEndpoint } from '../../contract/panel/panel-orders.endpoints.ts';
import { isQuote, type OrderStatus } from '../../domain/order-status.ts';
import { mayPick } from '../../domain/picking/picking.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { Restock } from '../restock.tsx';
import { statusWords } from '../status-words.ts';
import { useOrderChange } from './use-order-change.ts';

interface Move {
  readonly to: OrderStatus;
  readonly reason?: string;
  readonly restock?: boolean;
}

/** The statuses to which the server lets the shop move the order now. Cancelling asks why, and what becomes of the goods. */
export function OrderMoves({ order }: { readonly order: ShopOrder }) {
  const { shop } = useStaffPlace();
  const [cancelling, setCancelling] = useState(false);
  const [restock, setRestock] = useState(true);
  const move = useOrderChange<Move>(
    order.number,
    (api, params, { to, reason, restock: back }) =>
      api.call(moveOrderEndpoint, {
        params,
        body: {
          para: orderStatusToWire(to),
          ...(reason === undefined ? {} : { motivo: reason }),
          ...(back === undefined ? {} : { devolverEstoque: back }),
        },
      }),
    ({ to }) => `Pedido ${order.number}: ${statusWords[to].title.toLowerCase()}.`,
  );
  // To wait for a payment is the exception, and stands last.
  const steps = order.next
    .filter((to) => to !== 'cancelled')
    .toSorted((one, other) => Number(one === 'awaiting-payment') - Number(other === 'awaiting-payment'));
  const quote = isQuote(order.status);
  const isToPick = mayPick(order.status) && order.picking?.finished === undefined;
  return (
    <Card as="section" aria-label="Próximos passos" className="flex flex-col gap-4">
      {!cancelling && (
        <Refused error={move.error} otherwise="Não foi possível mudar a situação. Tente de novo." />
      )}
      <div className="flex flex-wrap gap-2">
        {isToPick && (
          <LinkButton tone="primary" href={panelHref(shop, `/pedidos/${order.number}/separar`)}>
            <PackageSearch aria-hidden="true" className="size-5" />
            Separar
          </LinkButton>
        )}
        {steps.map((to, index) => (
          <Button
            key={to}
            tone={index === 0 && !isToPick ? 'primary' : 'secondary'}
            busy={move.isPending && move.variables.to === to}
            disabled={move.isPending && move.variables.to !== to}
            onClick={() => move.mutate({ to })}
          >
            {statusWords[to].step}
          </Button>
        ))}
        <LinkButton href={panelHref(shop, `/pedidos/imprimir?pedidos=${order.number}`)}>
          <Printer aria-hidden="true" className="size-5" />
          Imprimir
        </LinkButton>
        {order.next.includes('cancelled') && (
          <Button tone="danger" onClick={() => setCancelling(true)}>
            Cancelar…
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={cancelling}
        onClose={() => setCancelling(false)}
        title={`Cancelar ${quote ? 'o orçamento' : 'o pedido'} ${order.number}?`}
        text={
          quote
            ? 'O cliente é avisado por e-mail.'
            : 'O cliente é avisado por e-mail, e o que foi pago é devolvido.'
        }
        action="Confirmar cancelamento"
        danger
        reason={{ label: 'Motivo do cancelamento (o cliente lê)', required: true, maxLength: 300 }}
        onConfirm={(reason) => move.mutateAsync({ to: 'cancelled', reason, ...(quote ? {} : { restock }) })}
      >
        {!quote && <Restock checked={restock} onChange={setRestock} />}
      </ConfirmDialog>
    </Card>
  );
}
