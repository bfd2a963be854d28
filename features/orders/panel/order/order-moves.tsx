import { type FormEvent, useState } from 'react';
import { FormButtons } from '#platform/panel/form-buttons.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { TextArea } from '#platform/ui/forms/text-area.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { orderStatusToWire } from '../../contract/order/order-status.wire.ts';
import { moveOrderEndpoint } from '../../contract/panel/panel-orders.endpoints.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { statusWords } from '../status-words.ts';
import { useOrderChange } from './use-order-change.ts';

interface Move {
  readonly to: OrderStatus;
  readonly reason?: string;
}

/** The statuses to which the server lets the shop move the order now. Cancelling asks for a reason. */
export function OrderMoves({ order }: { readonly order: ShopOrder }) {
  const [cancelling, setCancelling] = useState(false);
  const move = useOrderChange<Move>(
    order.number,
    (api, params, { to, reason }) =>
      api.call(moveOrderEndpoint, {
        params,
        body: { para: orderStatusToWire(to), ...(reason === undefined ? {} : { motivo: reason }) },
      }),
    ({ to }) => `Pedido ${order.number}: ${statusWords[to].title.toLowerCase()}.`,
  );
  const cancel = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    move.mutate({ to: 'cancelled', reason }, { onSuccess: () => setCancelling(false) });
  };
  const steps = order.next.filter((to) => to !== 'cancelled');
  if (order.next.length === 0) return null;
  return (
    <Card as="section" aria-label="Próximos passos" className="flex flex-col gap-4">
      <Refused error={move.error} otherwise="Não foi possível mudar a situação. Tente de novo." />
      {!cancelling && (
        <div className="flex flex-wrap gap-2">
          {steps.map((to, index) => (
            <Button
              key={to}
              tone={index === 0 ? 'primary' : 'secondary'}
              busy={move.isPending && move.variables.to === to}
              disabled={move.isPending && move.variables.to !== to}
              onClick={() => move.mutate({ to })}
            >
              {statusWords[to].step}
            </Button>
          ))}
          {order.next.includes('cancelled') && (
            <Button tone="danger" onClick={() => setCancelling(true)}>
              Cancelar…
            </Button>
          )}
        </div>
      )}
      {cancelling && (
        <form method="post" noValidate onSubmit={cancel} className="grid gap-4">
          <TextArea
            autoFocus
            name="reason"
            label="Motivo do cancelamento"
            hint="O cliente lê. O estoque volta e o que foi pago é devolvido."
            maxLength={300}
          />
          <FormButtons
            label="Confirmar cancelamento"
            tone="danger"
            busy={move.isPending}
            onCancel={() => setCancelling(false)}
          />
        </form>
      )}
    </Card>
  );
}
