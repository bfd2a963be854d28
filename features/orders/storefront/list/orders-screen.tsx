import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { PackageOpen, SearchX } from 'lucide-react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { homeAddress } from '#features/catalog/storefront/addresses.ts';
import { linkedUsersQuery } from '#features/delegation/storefront/linked-queries.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { CardsSkeleton } from '#platform/ui/loading/cards-skeleton.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { isExpired } from '#platform/web/failure-kind.ts';
import { useLiveOrders } from '../live/use-live-orders.ts';
import { ExportButtons } from './export-buttons.tsx';
import { NONE_IN_GROUP } from './filter-words.ts';
import { issuerOptions, mayChooseIssuer } from './issuers.ts';
import { OrderCard } from './order-card.tsx';
import { OrderFilters } from './order-filters.tsx';
import { type OrdersPage, ordersQuery } from './orders-query.ts';
import { formatOrdersSearch, isFiltered, type OrdersSearch } from './orders-search.ts';

/** The client's orders at this shop. Spec 2, orders. */
export function OrdersScreen({ search }: { readonly search: OrdersSearch }) {
  const buyer = useBuyer();
  const { slug } = buyer.shop;
  const orders = useQuery({ ...ordersQuery(buyer, search), retryOnMount: false, throwOnError: isExpired });
  const { data } = orders;
  useLiveOrders();
  const users = useQuery({
    ...linkedUsersQuery(buyer.api, buyer.session),
    enabled: mayChooseIssuer(buyer.session),
  });
  const { page = 1 } = search;
  const none = data?.orders.length === 0;
  if (none && !isFiltered(search)) return <NoOrders slug={slug} later={page > 1} />;
  const pages = data?.hasMore ? page + 1 : page;
  return (
    <div className="flex flex-col gap-5">
      <PageTitle
        lead={`Suas compras em ${buyer.shop.name}, da mais nova à mais antiga`}
        actions={!none && <ExportButtons search={search} />}
      >
        Meus pedidos
      </PageTitle>
      <OrderFilters search={search} issuers={issuerOptions(users.data ?? [])} />
      {none ? <NothingFound search={search} slug={slug} /> : <FoundOrders orders={orders} />}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(number) => {
          const { page: _, ...same } = search;
          return shopHref(
            slug,
            `/pedidos${formatOrdersSearch(number === 1 ? same : { ...same, page: number })}`,
          );
        }}
      />
    </div>
  );
}

interface FoundOrdersProps {
  readonly orders: UseQueryResult<OrdersPage>;
}

function FoundOrders({ orders: { data, error, isFetching, refetch } }: FoundOrdersProps) {
  return (
    <>
      {error !== null && (
        <LoadFailure
          title={`Não foi possível ${data === undefined ? 'carregar' : 'atualizar'} seus pedidos`}
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data === undefined && error === null && <CardsSkeleton label="Carregando os pedidos…" />}
      <ul className="flex flex-col gap-3.5 empty:hidden">
        {data?.orders.map((order) => (
          <OrderCard key={order.number} order={order} />
        ))}
      </ul>
    </>
  );
}

interface NothingFoundProps {
  readonly search: OrdersSearch;
  readonly slug: string;
}

function NothingFound({ search: { situacao, page, ...narrowed }, slug }: NothingFoundProps) {
  const narrow = Object.keys(narrowed).length > 0;
  const title =
    page !== undefined
      ? 'Não há mais pedidos com estes filtros'
      : situacao === undefined
        ? 'Nenhum pedido com estes filtros'
        : NONE_IN_GROUP[situacao] + (narrow ? ' com estes filtros' : '');
  return (
    <EmptyState
      icon={<SearchX />}
      title={title}
      actions={<LinkButton href={shopHref(slug, '/pedidos')}>Ver todos os pedidos</LinkButton>}
    />
  );
}

interface NoOrdersProps {
  readonly slug: string;
  /** A page after the last one. */
  readonly later: boolean;
}

function NoOrders({ slug, later }: NoOrdersProps) {
  return (
    <EmptyState
      icon={<PackageOpen />}
      level={1}
      title={later ? 'Não há mais pedidos' : 'Você ainda não fez pedidos'}
      text={later ? undefined : 'Quando fizer o primeiro, você acompanha tudo por aqui.'}
      actions={
        later ? (
          <LinkButton href={shopHref(slug, '/pedidos')}>Voltar ao início da lista</LinkButton>
        ) : (
          <LinkButton tone="primary" href={homeAddress(slug)}>
            Ver produtos
          </LinkButton>
        )
      }
    />
  );
}
