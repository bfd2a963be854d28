import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Repeat } from 'lucide-react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { homeAddress } from '#features/catalog/storefront/addresses.ts';
import { ProductImage } from '#features/catalog/storefront/card/product-image.tsx';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { Card } from '#platform/ui/card.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { CardsSkeleton } from '#platform/ui/loading/cards-skeleton.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { isExpired } from '#platform/web/failure-kind.ts';
import type { Subscription } from '../domain/subscription.ts';
import { SubscriptionStatusBadge } from './subscription-status.tsx';
import { subscriptionsQuery } from './subscriptions-query.ts';

/** The client's subscriptions at this shop. Spec 2, subscriptions. */
export function SubscriptionsScreen() {
  const buyer = useBuyer();
  const { slug, name } = buyer.shop;
  const { data, error, isFetching, refetch } = useQuery({
    ...subscriptionsQuery(buyer),
    retryOnMount: false,
    throwOnError: isExpired,
  });
  if (data?.length === 0 && error === null) return <NoSubscriptions slug={slug} />;
  return (
    <div className="flex flex-col gap-5">
      <PageTitle lead={`O que você assinou em ${name}, do mais novo ao mais antigo`}>Assinaturas</PageTitle>
      {error !== null && (
        // An error is not shown as an empty list.
        <LoadFailure
          title={`Não foi possível ${data === undefined ? 'carregar' : 'atualizar'} suas assinaturas`}
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data === undefined && error === null && <CardsSkeleton label="Carregando as assinaturas…" />}
      <ul className="flex flex-col gap-3.5 empty:hidden">
        {data?.map((subscription) => (
          <SubscriptionCard key={subscription.id} subscription={subscription} />
        ))}
      </ul>
    </div>
  );
}

/** The whole card is a link. */
function SubscriptionCard({ subscription }: { readonly subscription: Subscription }) {
  const { slug } = useShop();
  const zone = useTimeZone();
  const { id, label, status, createdAt, lines, nextDate } = subscription;
  return (
    <Card as="li" lifts className="relative flex flex-col gap-3.5 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <h2 className="min-w-0 text-lg wrap-anywhere">
          <AppLink href={shopHref(slug, `/assinaturas/${id}`)} className="after:absolute after:inset-0">
            {label}
          </AppLink>
        </h2>
        <SubscriptionStatusBadge status={status} />
      </div>
      <p className="text-ink-2 text-sm">
        {nextDate === undefined ? (
          <>
            Desde <time dateTime={new Date(createdAt).toISOString()}>{formatDate(createdAt, zone)}</time>
          </>
        ) : (
          <>
            Próximo pedido em{' '}
            <time dateTime={nextDate} className="font-semibold text-ink">
              {formatDay(nextDate)}
            </time>
          </>
        )}{' '}
        · {itemCountWords(lines.length)}
      </p>
      <Glance lines={lines} />
    </Card>
  );
}

const MAX_SHOWN = 4;

function Glance({ lines }: Pick<Subscription, 'lines'>) {
  const more = lines.length - MAX_SHOWN;
  return (
    <div className="flex items-center justify-between gap-3">
      <ul className="flex min-w-0 items-center gap-2">
        {lines.slice(0, MAX_SHOWN).map((line) => (
          <li key={line.productId}>
            <ProductImage
              product={{ ...line, available: true }}
              alt={line.name}
              sizes="56px"
              className="size-14 rounded-md p-1.5"
            />
          </li>
        ))}
        {more > 0 && <li className="pl-1 text-ink-2 text-sm tabular-nums">+{more}</li>}
      </ul>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
    </div>
  );
}

function NoSubscriptions({ slug }: { readonly slug: string }) {
  return (
    <EmptyState
      icon={<Repeat />}
      level={1}
      title="Você ainda não tem assinaturas"
      text="No carrinho de lojas que oferecem assinaturas, escolha com que frequência quer receber: fazemos o pedido de novo para você, e você acompanha tudo aqui."
      actions={
        <LinkButton tone="primary" href={homeAddress(slug)}>
          Ver produtos
        </LinkButton>
      }
    />
  );
}

/** A combo counts as one item: its products are not stored. */
export const itemCountWords = (count: number): string => (count === 1 ? '1 item' : `${count} itens`);
