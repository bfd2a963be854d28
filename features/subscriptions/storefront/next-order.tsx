import { mayNotText } from '#features/accounts/contract/sessions/capacity-texts.ts';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { formatMoney, ZERO } from '#kernel/money.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { SummaryList } from '#platform/ui/summary-list.tsx';
import type { ShownForecast, WholeSubscription } from '../contract/whole-subscription.wire.ts';
import { noticeDays } from '../domain/period.ts';
import { failureSentence } from '../domain/renewal-failure.ts';
import { CancelSubscription } from './cancel-subscription.tsx';
import { ResumeSubscription } from './resume-subscription.tsx';
import { SkipNextOrder } from './skip-next-order.tsx';
import { SubscriptionSection } from './subscription-section.tsx';

export function NextOrder({ whole }: { readonly whole: WholeSubscription }) {
  const { shop, session } = useBuyer();
  const { capacity = 'linked' } = session;
  const { subscription, forecast, hindrance } = whole;
  const { id, status, nextDate, interval } = subscription;
  const noticeText = noticeDays(interval);
  const may = capacityMay(capacity, 'subscriptions:change');
  return (
    <SubscriptionSection title="Próximo pedido">
      {nextDate === undefined ? (
        <Alert tone="warn" title="A assinatura está parada">
          Depois de três pedidos que não puderam ser feitos, nada é pedido até que você a retome.
        </Alert>
      ) : (
        <p>
          <time dateTime={nextDate} className="block font-bold text-2xl tabular-nums">
            {formatDay(nextDate)}
          </time>
          <span className="text-ink-2 text-sm">
            Avisamos você por e-mail {noticeText === 1 ? 'um dia' : `${noticeText} dias`} antes. Até a véspera
            dá para alterar, pular ou cancelar.
          </span>
        </p>
      )}
      {hindrance !== undefined && (
        <Alert tone="warn" title="Hoje o pedido não seria feito">
          {failureSentence(hindrance)}
        </Alert>
      )}
      {forecast !== undefined && <Sums forecast={forecast} />}
      <div className="flex flex-col gap-2.5">
        {!may && <p className="text-ink-2 text-sm">{mayNotText(capacity, 'subscriptions:change')}</p>}
        {may && status === 'STOPPED' && <ResumeSubscription id={id} />}
        {may && (
          <LinkButton
            tone={status === 'STOPPED' ? 'secondary' : 'primary'}
            wide
            href={shopHref(shop.slug, `/assinaturas/${id}/alterar`)}
          >
            Alterar
          </LinkButton>
        )}
        {may && nextDate !== undefined && <SkipNextOrder id={id} date={nextDate} />}
        <CancelSubscription subscription={subscription} />
      </div>
    </SubscriptionSection>
  );
}

function Sums({ forecast }: { readonly forecast: ShownForecast }) {
  const { leftOut, subtotal, deliveryFee, discount, total } = forecast;
  return (
    <div className="flex flex-col gap-2.5">
      <SummaryList
        rows={[
          { label: 'Itens', value: formatMoney(subtotal) },
          { label: 'Entrega', value: deliveryFee === ZERO ? 'Grátis' : formatMoney(deliveryFee) },
          ...(discount === ZERO
            ? []
            : [{ label: 'Desconto', value: `-${formatMoney(discount)}`, saving: true }]),
          { label: 'Total hoje', value: formatMoney(total), strong: true },
        ]}
      />
      <p className="text-ink-2 text-sm">Valem os preços e o estoque do dia do pedido.</p>
      {leftOut.length > 0 && (
        <Alert tone="warn" title="Hoje não há, ou não há tudo">
          {leftOut.join(', ')}
        </Alert>
      )}
    </div>
  );
}
