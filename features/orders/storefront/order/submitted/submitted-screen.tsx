import { useSuspenseQuery } from '@tanstack/react-query';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { homeAddress } from '#features/catalog/storefront/addresses.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { isQuote } from '../../../domain/order-status.ts';
import { useLiveOrders } from '../../live/use-live-orders.ts';
import { usePaidFirst } from '../../payment/use-paid-first.ts';
import { DeliveryCard, SubscriptionCard } from '../order-cards.tsx';
import { orderQuery } from '../order-query.ts';
import { Panel } from '../panel.tsx';
import { PaymentPanel } from '../payment-panel.tsx';
import { TotalsList } from '../totals-list.tsx';
import { nextSteps } from './next-steps.ts';
import { Received } from './received.tsx';

/** The result of an order: payment state, what to do, what happens next. Spec 2, order-submitted screen. */
export function SubmittedScreen({ number }: { readonly number: OrderNumber }) {
  const buyer = useBuyer();
  const { slug } = buyer.shop;
  const { data: order } = useSuspenseQuery(orderQuery(buyer, number));
  useLiveOrders(number);
  const payFirst = usePaidFirst(order);
  return (
    <div className="mx-auto flex max-w-225 flex-col gap-5">
      <Received order={order} />
      {payFirst && <PaymentPanel order={order} />}
      <Panel title="O que acontece agora">
        <ol className="flex list-decimal flex-col gap-1.5 pl-5 marker:font-semibold marker:text-brand-text">
          {nextSteps(order).map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
      </Panel>
      {!payFirst && !isQuote(order.status) && <PaymentPanel order={order} />}
      <SubscriptionCard order={order} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <DeliveryCard delivery={order.delivery} />
        <Panel title="Valores">
          <TotalsList order={order} />
        </Panel>
      </div>
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-center">
        <LinkButton tone="primary" size="lg" href={shopHref(slug, `/pedidos/${number}`)}>
          Acompanhar {isQuote(order.status) ? 'orçamento' : 'pedido'}
        </LinkButton>
        <LinkButton size="lg" href={homeAddress(slug)}>
          Continuar comprando
        </LinkButton>
      </div>
    </div>
  );
}
