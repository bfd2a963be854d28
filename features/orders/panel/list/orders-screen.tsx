import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PackageSearch, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { DataTable } from '#platform/panel/table/data-table.tsx';
import { FilterBar } from '#platform/panel/table/filter-bar.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { MAX_COUNTED } from '../../domain/shop-order-list.ts';
import { newOrdersQuery, shopOrdersKey, shopOrdersQuery } from '../orders-query.ts';
import { BulkMove } from './bulk-move.tsx';
import { NewOrders } from './new-orders.tsx';
import { OrderCard } from './order-card.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { FILTERS, ordersQueryOf, QUOTE_FILTERS } from './orders-list.ts';
import { useExport } from './use-export.ts';
import { useOrderFilters } from './use-order-filters.ts';

/** The shop's orders, newest first. */
export const OrdersScreen = () => <OrdersList quotes={false} />;

/** Quotes: those that wait for the shop's prices first. */
export const QuotesScreen = () => <OrdersList quotes />;

function OrdersList({ quotes }: { readonly quotes: boolean }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const address = useTableAddress({
    filters: quotes ? QUOTE_FILTERS : FILTERS,
    sort: { key: 'criado', order: 'desc' },
  });
  const query = ordersQueryOf(address.query, quotes);
  const [seenAt, setSeenAt] = useState<string>();
  const list = useQuery(shopOrdersQuery(api, shop.id, query, seenAt));
  const { data } = list;
  // From the first answer on, later orders are announced instead of moving the rows.
  if (seenAt === undefined && data !== undefined && !list.isPlaceholderData) setSeenAt(data.readAt);
  const news = useQuery(newOrdersQuery(api, shop.id, query, seenAt));
  const showNews = (): void => {
    setSeenAt(undefined);
    void queryClient.invalidateQueries({ queryKey: shopOrdersKey(shop.id) });
  };
  const mayMake = useMay('orders:write');
  const exportFile = useExport(query);
  const filters = useOrderFilters(quotes);
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={quotes ? 'Orçamentos' : 'Pedidos'}
        lead={data === undefined ? undefined : countWords(data.total, quotes)}
        actions={
          <>
            <NewOrders count={news.data ?? 0} quotes={quotes} onShow={showNews} />
            {mayMake && query.status === 'SEPARANDO' && (
              <LinkButton href={panelHref(shop, '/pedidos/separar')}>Separar o próximo</LinkButton>
            )}
            {mayMake && !quotes && (
              <LinkButton tone="primary" href={panelHref(shop, '/pedidos/novo')}>
                Novo pedido
              </LinkButton>
            )}
          </>
        }
      />
      <DataTable
        name={quotes ? 'quotes' : 'orders'}
        caption={quotes ? 'Orçamentos' : 'Pedidos'}
        columns={useOrderColumns()}
        rows={data?.orders}
        keyOf={({ number }) => number}
        card={(order) => <OrderCard order={order} href={panelHref(shop, `/pedidos/${order.number}`)} />}
        address={address}
        list={list}
        total={data?.total}
        pages={data?.pages}
        empty={<Nothing quotes={quotes} />}
        bulk={({ rows, clear }) => <BulkMove rows={rows} clear={clear} />}
        export={exportFile}
        toolbar={
          <FilterBar
            address={address}
            search="Número ou cliente"
            name={quotes ? 'quotes' : 'orders'}
            filters={filters}
          />
        }
      />
    </div>
  );
}

const Nothing = ({ quotes }: { readonly quotes: boolean }) =>
  quotes ? (
    <EmptyState
      icon={<ReceiptText />}
      title="Nenhum orçamento espera por você"
      text="Quando um cliente pedir um orçamento, ele aparece aqui para receber preços. Veja os já precificados pelo filtro de situação."
    />
  ) : (
    <EmptyState
      icon={<PackageSearch />}
      title="Nenhum pedido ainda"
      text="Os pedidos e orçamentos da loja aparecem aqui assim que forem feitos. Quem pede por telefone também é atendido: faça o pedido por ele em “Novo pedido”."
    />
  );

function countWords(total: number, quotes: boolean): string {
  const [one, many] = quotes ? ['orçamento', 'orçamentos'] : ['pedido ou orçamento', 'pedidos e orçamentos'];
  if (total >= MAX_COUNTED) return `Mais de ${MAX_COUNTED.toLocaleString('pt-BR')} ${many}`;
  return total === 1 ? `1 ${one}` : `${total.toLocaleString('pt-BR')} ${many}`;
}
