import { customersPage } from '#features/accounts/server/clients/customers-page.store.ts';
import { clientSearchWords } from '#features/delegation/domain/client-search.ts';
import { chargeTroublesOf } from '#features/payments/server/charges/charge-troubles.ts';
import { refundsByHandOf } from '#features/payments/server/charges/refunds-by-hand.ts';
import { defined } from '#kernel/defined.ts';
import type { ClientId, OrderNumber } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Context } from '#platform/db/context.ts';
import type { ShopOrdersWish } from '../../contract/panel/shop-orders-filter.wire.ts';
import { isQuote, movesOfShop, type OrderStatus } from '../../domain/order-status.ts';
import { isPaymentAwaited } from '../../domain/payment-phase.ts';
import { pendingGoods, type ShippableOrder } from '../../domain/shipments/shipment.ts';
import type { OrderClient, ShopOrder, ShopOrderSummary } from '../../domain/shop-order.ts';
import { NEWEST_FIRST, type OrdersOrder } from '../../domain/shop-order-list.ts';
import { pickingOf } from '../picking/picking.store.ts';
import { editsOf } from '../store/order-edits.store.ts';
import { notesOf } from '../store/order-notes.store.ts';
import {
  clientsOfOrders,
  countShopOrders,
  type ShopOrdersSearch,
  shopOrder,
  shopOrdersPage,
  theseClients,
} from '../store/panel-orders.store.ts';
import { wholeOrder } from './get-order.ts';
import { shopHistory } from './shop-history.ts';

/** Limit of matching clients: beyond it some are left out, and the search has to be narrower. */
const MAX_CLIENTS = 500;

export async function listShopOrders(
  context: Context,
  wish: ShopOrdersWish,
  page: PageRange,
  order: OrdersOrder = NEWEST_FIRST,
): Promise<{ readonly orders: readonly ShopOrderSummary[]; readonly total: number }> {
  const { db, supplier } = context;
  const search = await searchOf(context, wish);
  const total = await countShopOrders(db, supplier.id, search);
  const rows = await shopOrdersPage(db, supplier.id, search, order, page);
  const clients = await clientsOf(
    context,
    rows.map((row) => row.clientId),
  );
  const orders = rows.map(({ clientId, createdAt, total, validUntil, ...row }) => ({
    ...row,
    createdAt: createdAt.getTime(),
    total: centavos(total),
    client: clients.get(clientId) ?? { clientId, name: '' },
    ...(validUntil === null ? {} : { validUntil: validUntil.getTime() }),
  }));
  return { orders, total };
}

/** The clients whose name, document or e-mail is searched for are found first. */
export async function searchOf(
  context: Context,
  { client = '', clientId, ...filter }: ShopOrdersWish,
): Promise<ShopOrdersSearch> {
  if (clientId !== undefined) return { ...filter, clientIds: [clientId] };
  const words = clientSearchWords(client);
  return words.length === 0 ? filter : { ...filter, clientIds: await clientsNamed(context, words) };
}

export async function getShopOrder(context: Context, number: OrderNumber): Promise<ShopOrder | undefined> {
  const row = await shopOrder(context.db, context.supplier.id, number);
  if (row === undefined) return undefined;
  const clients = await clientsOf(context, [row.clientId]);
  const { returned, ...order } = await wholeOrder(context, row);
  const known = { ...order, returns: returned?.returns ?? [], shipments: order.shipments ?? [] };
  return {
    ...known,
    events: shopHistory(
      order.events,
      await chargeTroublesOf(context, number),
      await refundsByHandOf(context, number),
    ),
    client: clients.get(row.clientId) ?? { clientId: row.clientId, name: '' },
    edits: await editsOf(context.db, context.supplier.id, number),
    ...defined({
      payment: returned?.payment,
      picking: beforePicking(row.status)
        ? undefined
        : await pickingOf(context.db, context.supplier.id, number),
    }),
    notes: await notesOf(context.db, context.supplier.id, number),
    next: movesOfShop(row.status, row.delivery.type).filter((to) => isOpen(to, known)),
  };
}

const beforePicking = (status: OrderStatus): boolean => isQuote(status) || status === 'received';

/** Packing waits for the payment; an order that leaves in parts is not delivered before the last of them has left. */
function isOpen(to: OrderStatus, order: ShippableOrder & Pick<ShopOrder, 'charge'>): boolean {
  if (to === 'packed') return !isPaymentAwaited(order.charge);
  return to !== 'delivered' || order.shipments.length === 0 || pendingGoods(order).length === 0;
}

async function clientsNamed({ db, supplier }: Context, words: readonly string[]): Promise<ClientId[]> {
  const search = { among: clientsOfOrders(supplier.id), words };
  const found = await customersPage(db, supplier.id, search, { limit: MAX_CLIENTS, offset: 0 });
  return found.map(({ clientId }) => clientId);
}

export async function clientsOf(
  { db, supplier }: Context,
  ids: readonly ClientId[],
): Promise<ReadonlyMap<ClientId, OrderClient>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const search = { among: theseClients(wanted), words: [] };
  const rows = await customersPage(db, supplier.id, search, { limit: wanted.length, offset: 0 });
  return new Map(
    rows.map(({ clientId, name, document, email }) => [
      clientId,
      {
        clientId,
        name,
        ...(document === null ? {} : { document }),
        ...(email === null ? {} : { email }),
      },
    ]),
  );
}
