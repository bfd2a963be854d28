import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { listShopOrdersEndpoint } from '#features/orders/contract/panel/panel-orders.endpoints.ts';
import { shopOrderSummaryFromWire } from '#features/orders/contract/panel/panel-orders.wire.ts';
import type { ShopOrderSummary } from '#features/orders/domain/shop-order.ts';
import { OrderCard } from '#features/orders/panel/list/order-card.tsx';
import { StatusBadge } from '#features/orders/panel/status-badge.tsx';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { clientKey } from '../clients-queries.ts';
import { ShowMore, usePages } from './show-more.tsx';

/** The client's orders and quotes, newest first. */
export function OrdersTab({ clientId }: { readonly clientId: string }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const zone = timeZoneOf(shop);
  const pages = usePages();
  const orders = useQuery({
    queryKey: [...clientKey(shop.id, clientId), 'orders', pages.limit],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shop.id };
      const query = { idcliente: clientId, limite: pages.limit };
      const { dados, total } = await api.call(listShopOrdersEndpoint, { params, query }, { signal });
      return { orders: dados.map(shopOrderSummaryFromWire), total };
    },
  });
  const hrefOf = ({ number }: ShopOrderSummary): string => panelHref(shop, `/pedidos/${number}`);
  const columns: readonly Column<ShopOrderSummary>[] = [
    {
      id: 'number',
      title: 'Pedido',
      always: true,
      cell: (order) => (
        <AppLink href={hrefOf(order)} className="font-semibold text-brand-text hover:underline">
          {order.number}
        </AppLink>
      ),
    },
    {
      id: 'created',
      title: 'Data',
      noWrap: true,
      cell: ({ createdAt }) => formatDateTime(createdAt, zone),
    },
    { id: 'status', title: 'Situação', cell: ({ status }) => <StatusBadge status={status} /> },
    { id: 'issuer', title: 'Emitido por', cell: ({ issuedBy }) => issuedBy },
    { id: 'payment', title: 'Pagamento', cell: ({ paymentName }) => paymentName },
    { id: 'total', title: 'Total', numeric: true, cell: ({ total }) => formatMoney(total) },
  ];
  return (
    <div className="flex flex-col gap-4">
      <DataTable
        name="client-orders"
        caption="Pedidos do cliente"
        columns={columns}
        rows={orders.data?.orders}
        total={orders.data?.total}
        keyOf={({ number }) => number}
        card={(order) => <OrderCard order={order} href={hrefOf(order)} />}
        list={orders}
        empty={
          <EmptyState
            icon={<PackageSearch />}
            title="Nenhum pedido ainda"
            text="Os pedidos e orçamentos deste cliente aparecem aqui."
          />
        }
      />
      <ShowMore pages={pages} total={orders.data?.total} busy={orders.isFetching} />
    </div>
  );
}
