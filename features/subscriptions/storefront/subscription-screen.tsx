import { useSuspenseQuery } from '@tanstack/react-query';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { productAddress } from '#features/catalog/storefront/addresses.ts';
import { ProductImage } from '#features/catalog/storefront/card/product-image.tsx';
import { amountShort } from '#features/catalog/storefront/words/unit-words.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { Breadcrumb } from '#platform/ui/breadcrumb.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import type { SubscriptionPeriod } from '../domain/period.ts';
import type { Subscription, SubscriptionLine } from '../domain/subscription.ts';
import { intervalWords } from '../domain/subscription-type.ts';
import { AutomaticPixSection } from './automatic-pix.tsx';
import { NextOrder } from './next-order.tsx';
import { Fact, SubscriptionSection } from './subscription-section.tsx';
import { SubscriptionStatusBadge } from './subscription-status.tsx';
import { subscriptionQuery } from './subscriptions-query.ts';
import { itemCountWords } from './subscriptions-screen.tsx';
import { Turns } from './turns.tsx';

/** One subscription: its next order, its products, delivery, payment and turns. Spec 2. */
export function SubscriptionScreen({ id }: { readonly id: string }) {
  const buyer = useBuyer();
  const { slug } = buyer.shop;
  const zone = useTimeZone();
  const { data: whole } = useSuspenseQuery(subscriptionQuery(buyer, id));
  const { subscription, turns } = whole;
  const { label, status, createdAt, lines, firstOrder } = subscription;
  return (
    <div className="flex flex-col gap-5">
      <Breadcrumb crumbs={[{ label: 'Assinaturas', href: shopHref(slug, '/assinaturas') }]} current={label} />
      <PageTitle
        lead={
          <>
            Desde <time dateTime={new Date(createdAt).toISOString()}>{formatDate(createdAt, zone)}</time>
          </>
        }
        actions={<SubscriptionStatusBadge status={status} />}
      >
        {label}
      </PageTitle>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
        <div className="flex min-w-0 flex-col gap-5 max-lg:order-last">
          <SubscriptionSection title={itemCountWords(lines.length)}>
            <ul className="divide-y divide-line">
              {lines.map((line) => (
                <Line key={line.productId} line={line} />
              ))}
            </ul>
          </SubscriptionSection>
          <Turns turns={status === 'CANCELLED' ? turns.filter(isSettled) : turns} firstOrder={firstOrder} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {status !== 'CANCELLED' && <NextOrder whole={whole} />}
          {whole.automaticPix !== undefined && status !== 'CANCELLED' && (
            <AutomaticPixSection id={id} automaticPix={whole.automaticPix} />
          )}
          <About subscription={subscription} />
        </div>
      </div>
    </div>
  );
}

/** An announced turn that was then cancelled stays announced: it is not listed. */
const isSettled = ({ state }: SubscriptionPeriod): boolean => state !== 'announced';

function About({ subscription }: { readonly subscription: Subscription }) {
  const zone = useTimeZone();
  const { interval, place, paymentName, answers, cancelledAt } = subscription;
  return (
    <SubscriptionSection title="O que você escolheu">
      <dl className="flex flex-col gap-3">
        <Fact name="Frequência">
          <span className="inline-block first-letter:uppercase">{intervalWords(interval)}</span>
        </Fact>
        <Fact name={place.type === 'delivery' ? 'Entrega' : 'Retirada na loja'}>{place.text}</Fact>
        <Fact name="Pagamento">{paymentName}</Fact>
        {answers.map(({ id, name, answer }) => (
          <Fact key={id} name={name}>
            {answer}
          </Fact>
        ))}
        {cancelledAt !== undefined && <Fact name="Cancelada em">{formatDate(cancelledAt, zone)}</Fact>}
      </dl>
    </SubscriptionSection>
  );
}

function Line({ line }: { readonly line: SubscriptionLine }) {
  const { slug } = useShop();
  const { name, quantity, unit, giftWrap, combo = false } = line;
  return (
    <li className="flex items-center gap-3 py-3">
      <ProductImage
        product={{ ...line, available: true }}
        alt=""
        sizes="64px"
        className="size-16 shrink-0 rounded-md p-1.5"
      />
      <div className="min-w-0 flex-1">
        {combo ? (
          <span className="font-medium text-sm">{name}</span>
        ) : (
          <AppLink
            href={productAddress(slug, line.slug)}
            className="line-clamp-2 font-medium text-sm hover:text-brand-text"
          >
            {name}
          </AppLink>
        )}
        {giftWrap && <p className="text-ink-2 text-sm">Embalado para presente</p>}
      </div>
      <span className="shrink-0 text-sm tabular-nums">{amountShort(quantity, unit)}</span>
    </li>
  );
}
