import { useSuspenseQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { homeAddress } from '#features/catalog/storefront/public.tsx';
import { useBuyer } from '#features/payments/storefront/public.tsx';
import { shopHref } from '#features/suppliers/storefront/public.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/link-button.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { OrderCard } from './order-card.tsx';
import { ordersQuery } from './orders-query.ts';

/** The client's orders at this shop. Spec 2, orders. */
export function OrdersScreen({ page }: { readonly page: number }) {
  const buyer = useBuyer();
  const { slug } = buyer.shop;
  const { data } = useSuspenseQuery(ordersQuery(buyer, page));
  if (data.orders.length === 0) return <NoOrders slug={slug} later={page > 1} />;
  const pages = data.hasMore ? page + 1 : page;
  return (
    <div className="mx-auto flex max-w-225 flex-col gap-5">
      <PageTitle lead={`Suas compras em ${buyer.shop.name}, da mais nova à mais antiga`}>
        Meus pedidos
      </PageTitle>
      <ul className="flex flex-col gap-3.5">
        {data.orders.map((order) => (
          <OrderCard key={order.number} order={order} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(number) => shopHref(slug, number === 1 ? '/pedidos' : `/pedidos?page=${number}`)}
      />
    </div>
  );
}

interface NoOrdersProps {
  readonly slug: string;
  /** Behind the last page. */
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
