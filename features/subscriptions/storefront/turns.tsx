import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { Badge, type Tone } from '#platform/ui/badge.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { PeriodState, SubscriptionPeriod } from '../domain/period.ts';
import { failureSentence } from '../domain/renewal-failure.ts';
import { SubscriptionSection } from './subscription-section.tsx';

const looks: Readonly<Record<PeriodState, { readonly tone: Tone; readonly text: string }>> = {
  announced: { tone: 'info', text: 'Marcado' },
  ordered: { tone: 'success', text: 'Feito' },
  skipped: { tone: 'neutral', text: 'Pulado' },
  failed: { tone: 'danger', text: 'Não foi feito' },
};

interface TurnsProps {
  readonly turns: readonly SubscriptionPeriod[];
  readonly firstOrder: number;
}

/** The turns, newest first, and finally the order that began the subscription. */
export function Turns({ turns, firstOrder }: TurnsProps) {
  return (
    <SubscriptionSection title="Pedidos da assinatura">
      <ul className="divide-y divide-line">
        {turns.map((turn) => (
          <Turn key={turn.date} turn={turn} />
        ))}
        <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <span className="text-ink-2 text-sm">Primeiro pedido</span>
          <OrderLink number={firstOrder} />
        </li>
      </ul>
    </SubscriptionSection>
  );
}

function Turn({
  turn: { date, state, orderNumber, failure, leftOut },
}: {
  readonly turn: SubscriptionPeriod;
}) {
  const { tone, text } = looks[state];
  return (
    <li className="flex flex-col gap-1 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex items-center gap-2.5">
          <time dateTime={date} className="font-medium tabular-nums">
            {formatDay(date)}
          </time>
          <Badge tone={tone}>{text}</Badge>
        </span>
        {orderNumber !== undefined && <OrderLink number={orderNumber} />}
      </div>
      {failure !== undefined && <p className="text-ink-2 text-sm">{failureSentence(failure)}</p>}
      {leftOut.length > 0 && (
        <p className="text-ink-2 text-sm wrap-anywhere">Ficou de fora, ou menos: {leftOut.join(', ')}</p>
      )}
    </li>
  );
}

function OrderLink({ number }: { readonly number: number }) {
  const { slug } = useShop();
  return (
    <AppLink
      href={shopHref(slug, `/pedidos/${number}`)}
      className="inline-flex min-h-11 items-center font-semibold text-brand-text hover:underline"
    >
      Pedido {number}
    </AppLink>
  );
}
