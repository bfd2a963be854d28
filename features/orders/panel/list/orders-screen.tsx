import { useQuery } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDateTime } from '#kernel/time-zone.ts';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import type { Filter } from '#platform/panel/table/filter.ts';
import { FilterBar } from '#platform/panel/table/filter-bar.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { orderStatusToWire } from '../../contract/order/order-status.wire.ts';
import { ORDER_STATUSES } from '../../domain/order-status.ts';
import type { ShopOrderSummary } from '../../domain/shop-order.ts';
import { shopOrdersQuery } from '../orders-query.ts';
import { ordersWishOf } from '../orders-wish.ts';
import { StatusBadge } from '../status-badge.tsx';
import { statusWords } from '../status-words.ts';
import { OrderCard } from './order-card.tsx';

const filters: readonly Filter[] = [
  {
    kind: 'options',
    name: 'situacao',
    label: 'Situação',
    options: ORDER_STATUSES.map((status) => ({
      value: orderStatusToWire(status),
      label: statusWords[status].title,
    })),
  },
  { kind: 'days', from: 'de', to: 'ate', label: 'Data' },
];

/** The shop's orders and quotes, newest first. */
export function OrdersScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const address = useTableAddress({ filters: ['situacao', 'de', 'ate'] });
  const wish = ordersWishOf({ ...address.filters, busca: address.text, pagina: String(address.page) });
  const orders = useQuery(shopOrdersQuery(api, shop.id, wish));
  const zone = timeZoneOf(shop);
  const hrefOf = ({ number }: ShopOrderSummary): string => panelHref(shop, `/pedidos/${number}`);
  const { data } = orders;
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
    { id: 'created', title: 'Data', cell: ({ createdAt }) => formatDateTime(createdAt, zone) },
    { id: 'client', title: 'Cliente', cell: ({ client }) => client.name },
    { id: 'status', title: 'Situação', cell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: 'delivery',
      title: 'Recebe por',
      cell: ({ deliveryType }) => (deliveryType === 'pickup' ? 'Retirada' : 'Entrega'),
    },
    { id: 'payment', title: 'Pagamento', cell: ({ paymentName }) => paymentName },
    { id: 'total', title: 'Total', numeric: true, cell: ({ total }) => formatMoney(total) },
  ];
  return (
    <div className="flex flex-col gap-5">
      <PageTitle lead={data === undefined ? undefined : countWords(data.total)}>Pedidos</PageTitle>
      <DataTable
        name="orders"
        caption="Pedidos"
        columns={columns}
        rows={data?.orders}
        pages={data?.pages}
        keyOf={({ number }) => number}
        card={(order) => <OrderCard order={order} href={hrefOf(order)} />}
        list={orders}
        address={address}
        toolbar={<FilterBar address={address} search="Número ou cliente" filters={filters} name="orders" />}
        empty={
          <EmptyState
            icon={<PackageSearch />}
            title="Nenhum pedido ainda"
            text="Os pedidos e orçamentos da loja aparecem aqui."
          />
        }
      />
    </div>
  );
}

const countWords = (total: number): string =>
  total === 1 ? '1 pedido ou orçamento' : `${total.toLocaleString('pt-BR')} pedidos e orçamentos`;
