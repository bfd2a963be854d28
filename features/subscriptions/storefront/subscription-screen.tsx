import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { amountShort, ProductPicture, productAddress } from '#features/catalog/storefront/public.tsx';
import { useBuyer } from '#features/payments/storefront/public.tsx';
import { shopHref, useShop } from '#features/suppliers/storefront/public.tsx';
import { AppLink } from '#platform/ui/app-link.tsx';
import { Breadcrumb } from '#platform/ui/breadcrumb.tsx';
import { Card } from '#platform/ui/card.tsx';
import { LinkButton } from '#platform/ui/link-button.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { intervalWords } from '../domain/interval-words.ts';
import type { Subscription, SubscriptionLine } from '../domain/subscription.ts';
import { CancelSubscription } from './cancel-subscription.tsx';
import { dayWords } from './day-words.ts';
import { SubscriptionStatusBadge } from './subscription-status.tsx';
import { subscriptionQuery } from './subscriptions-query.ts';
import { countWords } from './subscriptions-screen.tsx';

/** One subscription: what is in it, how often, where it goes, how it is paid, and the way out of it. Spec 2, subscriptions. */
export function SubscriptionScreen({ id }: { readonly id: string }) {
  const buyer = useBuyer();
  const { slug } = buyer.shop;
  const { data: subscription } = useSuspenseQuery(subscriptionQuery(buyer, id));
  const { label, status, createdAt, lines } = subscription;
  return (
    <div className="flex flex-col gap-5">
      <Breadcrumb crumbs={[{ label: 'Assinaturas', href: shopHref(slug, '/assinaturas') }]} current={label} />
      <PageTitle
        lead={
          <>
            Desde <time dateTime={new Date(createdAt).toISOString()}>{dayWords(createdAt)}</time>
          </>
        }
        actions={<SubscriptionStatusBadge status={status} />}
      >
        {label}
      </PageTitle>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
        <Part title={countWords(lines.length)}>
          <ul className="divide-y divide-line">
            {lines.map((line) => (
              <Line key={line.productId} line={line} />
            ))}
          </ul>
        </Part>
        <About subscription={subscription} />
      </div>
    </div>
  );
}

function About({ subscription }: { readonly subscription: Subscription }) {
  const { slug } = useShop();
  const { interval, place, paymentName, firstOrder, status, cancelledAt } = subscription;
  return (
    <Part title="O que você escolheu">
      <dl className="flex flex-col gap-3">
        <Fact name="Frequência">
          <span className="first-letter:uppercase inline-block">{intervalWords(interval)}</span>
        </Fact>
        <Fact name={place.type === 'DELIVERY' ? 'Entrega' : 'Retirada na loja'}>{place.text}</Fact>
        <Fact name="Pagamento">{paymentName}</Fact>
        <Fact name="Primeiro pedido">
          <AppLink
            href={shopHref(slug, `/pedidos/${firstOrder}`)}
            className="font-semibold text-brand-text hover:underline"
          >
            Pedido {firstOrder}
          </AppLink>
        </Fact>
        {cancelledAt !== undefined && <Fact name="Cancelada em">{dayWords(cancelledAt)}</Fact>}
      </dl>
      {status === 'ACTIVE' && (
        <div className="flex flex-col gap-2.5">
          <LinkButton tone="primary" wide href={shopHref(slug, `/pedidos/${firstOrder}/repetir`)}>
            Comprar de novo
          </LinkButton>
          <CancelSubscription subscription={subscription} />
        </div>
      )}
    </Part>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-ink-2 text-sm">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Line({ line }: { readonly line: SubscriptionLine }) {
  const { slug } = useShop();
  const { name, quantity, unit, giftWrap, combo = false } = line;
  return (
    <li className="flex items-center gap-3 py-3">
      <ProductPicture
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

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex min-w-0 flex-col gap-3.5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </Card>
  );
}
