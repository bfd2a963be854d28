import { useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { orderStatusToWire } from '../../contract/order/order-status.wire.ts';
import { moveOrdersEndpoint } from '../../contract/panel/panel-orders.endpoints.ts';
import { movesOfShop, ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.ts';
import type { ShopOrderSummary } from '../../domain/shop-order.ts';
import { Restock } from '../restock.tsx';
import { statusWords } from '../status-words.ts';

interface BulkMoveProps {
  readonly rows: readonly ShopOrderSummary[];
  readonly clear: () => void;
}

interface Refusal {
  readonly number: number;
  readonly message: string;
}

/** What can be done with the ticked orders: print, or the next status of any of them. Each is moved by its own rules. */
export function BulkMove({ rows, clear }: BulkMoveProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayMove = useMay('orders:write');
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<OrderStatus>();
  const [restock, setRestock] = useState(true);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const numbers = rows.map(({ number }) => number);
  const next = ORDER_STATUSES.filter((to) =>
    rows.some(({ status, deliveryType }) => movesOfShop(status, deliveryType).includes(to)),
  );
  const move = async (to: OrderStatus, reason: string): Promise<void> => {
    const { resultados } = await api.call(moveOrdersEndpoint, {
      params: { idfornecedor: shop.id },
      body: {
        pedidos: numbers,
        para: orderStatusToWire(to),
        ...(to === 'cancelled' ? { motivo: reason, devolverEstoque: restock } : {}),
      },
    });
    const moved = resultados.filter(({ mudou }) => mudou).length;
    const stayed = resultados.flatMap(({ numpedido, mudou, mensagem = '' }) =>
      mudou ? [] : [{ number: numpedido, message: mensagem }],
    );
    setRefused(stayed);
    showToast({
      text: `${moved === 1 ? '1 pedido' : `${moved} pedidos`}: ${statusWords[to].title.toLowerCase()}.`,
      tone: stayed.length === 0 ? 'success' : 'info',
    });
    await queryClient.invalidateQueries({ queryKey: ['panel', shop.id] });
    if (stayed.length === 0) clear();
  };
  return (
    <>
      <LinkButton size="sm" href={panelHref(shop, `/pedidos/imprimir?pedidos=${numbers.join(',')}`)}>
        <Printer aria-hidden="true" className="size-4" />
        Imprimir
      </LinkButton>
      {mayMove &&
        next.map((to) => (
          <Button
            key={to}
            size="sm"
            tone={to === 'cancelled' ? 'danger' : 'secondary'}
            onClick={() => setChosen(to)}
          >
            {statusWords[to].step}
            {to === 'cancelled' && '…'}
          </Button>
        ))}
      {refused.length > 0 && (
        <Alert tone="warn" announced title={`${refused.length} não mudaram`}>
          <ul>
            {refused.map(({ number, message }) => (
              <li key={number}>
                Pedido {number}: {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {chosen !== undefined && (
        <ConfirmDialog
          open
          onClose={() => setChosen(undefined)}
          title={`${statusWords[chosen].step}: ${numbers.length === 1 ? '1 pedido' : `${numbers.length} pedidos`}?`}
          text="Cada pedido muda pelas regras de sempre, e o cliente é avisado por e-mail. Os que não podem mudar ficam como estão."
          action={chosen === 'cancelled' ? 'Cancelar os pedidos' : 'Mudar a situação'}
          danger={chosen === 'cancelled'}
          {...(chosen === 'cancelled'
            ? { reason: { label: 'Motivo do cancelamento', required: true, maxLength: 300 } }
            : {})}
          onConfirm={(reason) => move(chosen, reason)}
        >
          {chosen === 'cancelled' && <Restock checked={restock} onChange={setRestock} />}
        </ConfirmDialog>
      )}
    </>
  );
}
