import { useQuery } from '@tanstack/react-query';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { OrderToPick } from '../../domain/picking/order-to-pick.ts';
import { OrderMoves } from '../order/order-moves.tsx';
import { shopOrderQuery } from '../orders-query.ts';
import { afterPicking } from './after-picking-words.ts';

/** The picking is finished: where all is there, the order goes on; what is short is settled by what exists for it. */
export function PickingDone({ order: { number, picking } }: { readonly order: OrderToPick }) {
  const { shop } = useStaffPlace();
  const { data: order } = useQuery(shopOrderQuery(useApi(), shop.id, number));
  if (order === undefined) return <RowsLoading rows={1} />;
  const { finished } = picking ?? {};
  const remedies = afterPicking(order);
  const next = (
    <LinkButton size="sm" href={panelHref(shop, `/pedidos/separar?depois=${number}`)}>
      Próximo pedido a separar
    </LinkButton>
  );
  return (
    <div className="flex flex-col gap-4">
      <Alert
        tone={remedies.length === 0 ? 'success' : 'warn'}
        announced
        title={remedies.length === 0 ? 'Tudo separado' : 'Separado, com diferenças'}
        actions={
          <>
            {remedies.map(({ label, open }) => (
              <LinkButton key={open} size="sm" href={panelHref(shop, `/pedidos/${number}?abrir=${open}`)}>
                {label}
              </LinkButton>
            ))}
            {next}
          </>
        }
      >
        {finished !== undefined && (
          <p>
            {finished.by} · {formatDateTime(finished.at, timeZoneOf(shop))}
          </p>
        )}
        {remedies.map(({ open, text }) => (
          <p key={open}>{text}</p>
        ))}
      </Alert>
      <OrderMoves order={order} />
    </div>
  );
}
