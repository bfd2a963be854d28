import { useQuery } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDateTime } from '#kernel/time-zone.ts';
import { useSearchTexts } from '#platform/panel/address.ts';
import { type Column, DataTable } from '#platform/panel/data-table.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ShopOrderSummary } from '../../domain/shop-order.ts';
import { shopOrdersQuery } from '../orders-query.ts';
import { ordersSearch, ordersWishOf } from '../orders-wish.ts';
import { StatusBadge } from '../status-badge.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderFilters } from './order-filters.tsx';

/** The shop's orders and quotes, newest first. */
export function OrdersScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const wish = ordersWishOf(useSearchTexts());
  const orders = useQuery(shopOrdersQuery(api, shop.id, wish));
  const zone = timeZoneOf(shop);
  const hrefOf = ({ number }: ShopOrderSummary): string => panelHref(shop, `/pedidos/${number}`);
  const { data } = orders;
  const columns: readonly Column<ShopOrderSummary>[] = [
    {
      title: 'Pedido',
      cell: (order) => (
        <AppLink href={hrefOf(order)} className="font-semibold text-brand-text hover:underline">
          {order.number}
        </AppLink>
      ),
    },
    { title: 'Data', cell: ({ createdAt }) => formatDateTime(createdAt, zone) },
    { title: 'Cliente', cell: ({ client }) => client.name },
    { title: 'Situação', cell: ({ status }) => <StatusBadge status={status} /> },
    { title: 'Recebe por', cell: ({ deliveryType }) => (deliveryType === 'pickup' ? 'Retirada' : 'Entrega') },
    { title: 'Pagamento', cell: ({ paymentName }) => paymentName },
    { title: 'Total', numeric: true, cell: ({ total }) => formatMoney(total) },
  ];
  return (
    <div className="flex flex-col gap-6">
      <PageTitle lead={data === undefined ? undefined : countWords(data.total)}>Pedidos</PageTitle>
      <OrderFilters wish={wish} />
      {orders.isPending && <RowsLoading />}
      {orders.error !== null && (
        <LoadFailure
          title={
            data === undefined
              ? 'Não foi possível carregar os pedidos'
              : 'Não foi possível atualizar os pedidos'
          }
          error={orders.error}
          again={orders.refetch}
          busy={orders.isFetching}
        />
      )}
      {data?.orders.length === 0 &&
        (ordersSearch(wish) === '' ? (
          <EmptyState
            icon={<PackageSearch />}
            title="Nenhum pedido ainda"
            text="Os pedidos e orçamentos da loja aparecem aqui."
          />
        ) : (
          <EmptyState
            icon={<PackageSearch />}
            title="Nenhum pedido aqui"
            text="Mude os filtros, ou veja todos os pedidos."
            actions={<LinkButton href={panelHref(shop, '/pedidos')}>Ver todos</LinkButton>}
          />
        ))}
      {data !== undefined && data.orders.length > 0 && (
        <DataTable
          caption="Pedidos"
          columns={columns}
          rows={data.orders}
          keyOf={({ number }) => number}
          card={(order) => <OrderCard order={order} href={hrefOf(order)} />}
          stale={orders.isPlaceholderData}
        />
      )}
      {data !== undefined && (
        <Pagination
          page={wish.page}
          pages={data.pages}
          hrefOf={(page) => panelHref(shop, `/pedidos${ordersSearch({ ...wish, page })}`)}
        />
      )}
    </div>
  );
}

const countWords = (total: number): string =>
  total === 1 ? '1 pedido ou orçamento' : `${total.toLocaleString('pt-BR')} pedidos e orçamentos`;
