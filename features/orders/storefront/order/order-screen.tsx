import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { countProducts, productsWords } from '#features/cart/domain/count-products.ts';
import { PushChoice } from '#features/notifications/storefront/push-choice.tsx';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { joinNames } from '#kernel/number-format.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { Breadcrumb } from '#platform/ui/breadcrumb.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { chosenLines } from '../../domain/order-lines.ts';
import { isFinal, isQuote } from '../../domain/order-status.ts';
import { CancelOrder } from '../cancel/cancel-order.tsx';
import { EditPanel } from '../edit/edit-panel.tsx';
import { issuerWords } from '../issuer-words.ts';
import { useLiveOrders } from '../live/use-live-orders.ts';
import { usePaidFirst } from '../payment/use-paid-first.ts';
import { QuotePanel } from '../quote/quote-panel.tsx';
import { Arrived, useRatingFirst } from '../rating/arrived.tsx';
import { RatingPanel } from '../rating/rating-panel.tsx';
import { RepeatLink } from '../repeat/repeat-link.tsx';
import { GoodsList } from './goods-row.tsx';
import { BillingCard, DeliveryCard, SubscriptionCard, TrackingCard } from './order-cards.tsx';
import { orderName, toGoods } from './order-page-words.ts';
import { orderQuery, type ShownOrder } from './order-query.ts';
import { OrderTexts } from './order-texts.tsx';
import { Panel } from './panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { comingLines } from './status/coming-lines.ts';
import { OrderStateBadge } from './status/order-state-badge.tsx';
import { StatusAnnouncer } from './status/status-announcer.tsx';
import { Timeline } from './status/timeline.tsx';
import { timelineSteps } from './status/timeline-steps.ts';
import { TotalsList } from './totals-list.tsx';

const ShipmentsCard = lazyView(async () => (await import('../shipments/shipments-card.tsx')).ShipmentsCard);
const ReturnsCard = lazyView(async () => (await import('../returns/returns-card.tsx')).ReturnsCard);

interface OrderScreenProps {
  readonly number: OrderNumber;
  /** Cards of later features, such as invoices. */
  readonly moreCards?: ReactNode;
}

/** One order: its history, lines, delivery and payment. Spec 2, orders. */
export function OrderScreen({ number, moreCards }: OrderScreenProps) {
  const buyer = useBuyer();
  const session = useSession();
  const { slug } = buyer.shop;
  const zone = useTimeZone();
  const { data: order } = useSuspenseQuery(orderQuery(buyer, number));
  useLiveOrders(number);
  const { status, delivery, createdAt } = order;
  const issuer = issuerWords(order, session);
  const quote = isQuote(status);
  const name = orderName(order);
  const payFirst = usePaidFirst(order);
  const ratingFirst = useRatingFirst(order, session);
  return (
    <div className="flex flex-col gap-5">
      <Breadcrumb crumbs={[{ label: 'Meus pedidos', href: shopHref(slug, '/pedidos') }]} current={name} />
      <PageTitle
        lead={
          <>
            Feito em{' '}
            <time dateTime={new Date(createdAt).toISOString()}>{formatDateTime(createdAt, zone)}</time>
            {issuer !== undefined && `. ${issuer}`}
          </>
        }
        actions={
          <span className="flex flex-wrap items-center gap-3">
            <OrderStateBadge order={order} />
            <RepeatLink number={number} />
          </span>
        }
      >
        {name}
      </PageTitle>
      <EditPanel order={order} />
      <QuotePanel order={order} />
      <StatusAnnouncer order={order} />
      {ratingFirst && <Arrived order={order} />}
      {payFirst && <PaymentPanel order={order} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-6">
        {/* In one column on phones: a quote shows its prices first, an order its progress. */}
        {quote && <Ordered order={order} payFirst={payFirst} />}
        <div className="flex min-w-0 flex-col gap-5 lg:col-start-2">
          {ratingFirst && <RatingPanel order={order} />}
          <Panel title="Andamento">
            <Timeline
              steps={timelineSteps(order.events, order.paymentSteps ?? [], delivery.type)}
              coming={comingLines(order)}
            />
            {!isFinal(status) && <PushChoice />}
            {!quote && <CancelOrder order={order} />}
          </Panel>
        </div>
        {!quote && <Ordered order={order} payFirst={payFirst} />}
        <div className="flex min-w-0 flex-col gap-5 lg:col-start-2">
          {order.returns !== undefined && (
            <Suspense>
              <ReturnsCard order={order} />
            </Suspense>
          )}
          {!ratingFirst && <RatingPanel order={order} />}
          {order.shipments !== undefined && (
            <Suspense>
              <ShipmentsCard order={order} />
            </Suspense>
          )}
          <TrackingCard tracking={order.tracking} />
          {moreCards}
          <BillingCard address={order.billing} />
          <SubscriptionCard order={order} />
        </div>
      </div>
    </div>
  );
}

interface OrderedProps {
  readonly order: ShownOrder;
  /** Whether the payment stands above all else already. */
  readonly payFirst: boolean;
}

/** What was ordered, where it goes and how it is paid. */
function Ordered({ order, payFirst }: OrderedProps) {
  const { lines, delivery, adultDeclaredAt, status } = order;
  return (
    <div className="flex min-w-0 flex-col gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
      <Panel title={productsWords(countProducts(chosenLines(lines)))}>
        <GoodsList goods={lines.map(toGoods)} />
        {order.missingGifts !== undefined && (
          <p className="text-sm text-warn">
            Sem estoque quando o pedido foi feito: {joinNames(order.missingGifts)}. O pedido foi sem este
            brinde.
          </p>
        )}
        <div className="mt-2 ml-auto w-full border-line border-t pt-5 sm:max-w-sm">
          <TotalsList order={order} />
        </div>
      </Panel>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] items-start gap-5">
        <DeliveryCard
          delivery={delivery}
          cancelled={status === 'cancelled'}
          forAdults={adultDeclaredAt !== undefined}
        />
        {!payFirst && <PaymentPanel order={order} />}
      </div>
      <OrderTexts order={order} />
    </div>
  );
}
