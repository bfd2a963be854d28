import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { OrderCharges } from '#features/payments/panel/order-charges.tsx';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import type { Money } from '#kernel/money.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { usePathPart, useSearchTexts } from '#platform/panel/address.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { NothingHere } from '#platform/panel/states.tsx';
import { Card } from '#platform/ui/card.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { awaitsPayment, isQuote } from '../../domain/order-status.ts';
import { foundAmount } from '../../domain/picking/after-picking.ts';
import { mayBeReturned } from '../../domain/returns/order-return.ts';
import { mayShipGoods } from '../../domain/shipments/shipment.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { shopOrderQuery } from '../orders-query.ts';
import { OrderReturns } from '../returns/order-returns.tsx';
import { OrderShipments } from '../shipments/order-shipments.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { EditOrder } from './edit-order.tsx';
import { isSettled } from './is-settled.ts';
import { OrderEvents } from './order-events.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoves } from './order-moves.tsx';
import { OrderNotes } from './order-notes.tsx';
import { PriceQuote } from './price-quote.tsx';
import { TrackingForm } from './tracking-form.tsx';

interface OrderScreenProps {
  /** What later features offer for the order. */
  readonly actions?: (number: number) => ReactNode;
  /** Parts of later features, such as invoices. */
  readonly papers?: (number: number) => ReactNode;
}

/** One order or quote: what was bought, by whom, how it goes on and what has happened. */
export function OrderScreen({ actions, papers }: OrderScreenProps) {
  const { shop } = useStaffPlace();
  const number = Number(usePathPart('numero'));
  if (!Number.isSafeInteger(number) || number < 1) return <NothingHere home={panelHref(shop)} />;
  return <Order key={number} number={number} actions={actions?.(number)} papers={papers} />;
}

interface OrderProps {
  readonly number: number;
  readonly actions: ReactNode;
  readonly papers: OrderScreenProps['papers'];
}

function Order({ number, actions, papers }: OrderProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const seesPayments = useMay('payments:read');
  const mayPrice = useMay('quotes:write');
  const mayMove = useMay('orders:write');
  const { abrir } = useSearchTexts();
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
      <PageHeader
        title={`${quote ? 'Orçamento' : 'Pedido'} ${order.number}`}
        back={
          quote
            ? { href: panelHref(shop, '/orcamentos'), label: 'Orçamentos' }
            : { href: panelHref(shop, '/pedidos'), label: 'Pedidos' }
        }
        status={<StatusBadge status={order.status} />}
        lead={formatDateTime(order.createdAt, timeZoneOf(shop))}
        actions={actions}
      />
      {mayMove && <OrderMoves order={order} />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {quote && mayPrice ? (
            <Part title="Preços do orçamento">
              <PriceQuote order={order} />
            </Part>
          ) : (
            <Part title="Produtos">
              <OrderLines order={order} />
            </Part>
          )}
          {mayMove && awaitsPayment(order.status) && !isSettled(order) && (
            <Part title="Alterar o pedido">
              <EditOrder order={order} />
            </Part>
          )}
          {(order.shipments.length > 0 || (mayMove && isToShip(order))) && (
            <Part title="Envios">
              <OrderShipments order={order} />
            </Part>
          )}
          {mayBeReturned(order.status) && (mayMove || order.returns.length > 0) && (
            <Part
              title={
                order.returns.some(({ unsent }) => unsent)
                  ? 'Devoluções, trocas e não enviados'
                  : 'Devoluções e trocas'
              }
            >
              <OrderReturns order={order} />
            </Part>
          )}
          {seesPayments && !quote && (
            <Part title="Pagamento">
              <OrderCharges
                orderNumber={order.number}
                capture={{ amount: amountToCapture(order), open: abrir === 'captura' }}
              />
            </Part>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Part title="Cliente e entrega">
            <OrderFacts order={order} />
          </Part>
          {mayMove &&
            order.delivery.type === 'delivery' &&
            isUnderWay(order.status) &&
            order.shipments.length === 0 && (
              <Part title="Rastreio">
                <TrackingForm order={order} />
              </Part>
            )}
          {papers?.(order.number)}
          <Part title="Anotações internas">
            <OrderNotes order={order} />
          </Part>
          <Part title="Histórico">
            <OrderEvents order={order} />
          </Part>
        </div>
      </div>
    </div>
  );
}

/** What the picked goods come to, where that is not what was ordered. */
const amountToCapture = (order: ShopOrder): Money | undefined =>
  order.charge && foundAmount(order, order.charge.amount);

const isToShip = ({ status, delivery, shipments }: ShopOrder): boolean =>
  mayShipGoods(status, delivery.type, shipments.length);

const isUnderWay = (status: string): boolean => ['packed', 'out-for-delivery'].includes(status);

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card as="section" className="flex min-w-0 flex-col gap-4">
      <h2 className="text-lg">{title}</h2>
      {children}
    </Card>
  );
}
