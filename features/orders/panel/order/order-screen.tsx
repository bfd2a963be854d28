import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { OrderCharges } from '#features/payments/panel/order-charges.tsx';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time-zone.ts';
import { usePathPart } from '#platform/panel/address.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { NothingHere } from '#platform/panel/states.tsx';
import { Card } from '#platform/ui/card.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { isQuote } from '../../domain/order-status.ts';
import { shopOrderQuery } from '../orders-query.ts';
import { StatusBadge } from '../status-badge.tsx';
import { OrderEvents } from './order-events.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoves } from './order-moves.tsx';
import { PriceQuote } from './price-quote.tsx';
import { TrackingForm } from './tracking-form.tsx';

interface OrderScreenProps {
  /** What later features offer for the order. */
  readonly actions?: (number: number) => ReactNode;
}

/** One order or quote: what was bought, by whom, how it goes on and what has happened. */
export function OrderScreen({ actions }: OrderScreenProps) {
  const { shop } = useStaffPlace();
  const number = Number(usePathPart('numero'));
  if (!Number.isSafeInteger(number) || number < 1) return <NothingHere home={panelHref(shop)} />;
  return <Order key={number} number={number} actions={actions?.(number)} />;
}

function Order({ number, actions }: { readonly number: number; readonly actions: ReactNode }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const seesPayments = useMay('payments:read');
  const mayPrice = useMay('quotes:write');
  const mayMove = useMay('orders:write');
  const { data: order, error, refetch, isFetching } = useQuery(shopOrderQuery(api, shop.id, number));
  if (error instanceof ApiRefusal && error.status === 404) return <NothingHere home={panelHref(shop)} />;
  if (order === undefined)
    return error === null ? (
      <RowsLoading />
    ) : (
      <LoadFailure
        title="Não foi possível carregar o pedido"
        error={error}
        again={refetch}
        busy={isFetching}
      />
    );
  const quote = isQuote(order.status);
  return (
    <div className="flex flex-col gap-6">
      <AppLink
        href={panelHref(shop, '/pedidos')}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 self-start font-medium text-brand-text text-sm hover:underline"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        Pedidos
      </AppLink>
      <PageTitle
        actions={actions}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge status={order.status} />
            {formatDateTime(order.createdAt, timeZoneOf(shop))}
          </span>
        }
      >
        {quote ? 'Orçamento' : 'Pedido'} {order.number}
      </PageTitle>
      {mayMove && <OrderMoves order={order} />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {quote && mayPrice ? (
            <Part title="Preços do orçamento">
              <PriceQuote key={order.quote?.version ?? 0} order={order} />
            </Part>
          ) : (
            <Part title="Produtos">
              <OrderLines order={order} />
            </Part>
          )}
          {seesPayments && !quote && (
            <Part title="Pagamento">
              <OrderCharges orderNumber={order.number} />
            </Part>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Part title="Cliente e entrega">
            <OrderFacts order={order} />
          </Part>
          {mayMove && order.delivery.type === 'delivery' && isUnderWay(order.status) && (
            <Part title="Rastreio">
              <TrackingForm order={order} />
            </Part>
          )}
          <Part title="Histórico">
            <OrderEvents events={order.events} />
          </Part>
        </div>
      </div>
    </div>
  );
}

const isUnderWay = (status: string): boolean => ['packed', 'out-for-delivery'].includes(status);

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card as="section" className="flex min-w-0 flex-col gap-4">
      <h2 className="text-lg">{title}</h2>
      {children}
    </Card>
  );
}
