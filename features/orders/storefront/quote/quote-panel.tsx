import { CalendarClock, MessageSquareText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { type Quote, quoteHasExpired } from '../../domain/quotes/quote.ts';
import { CancelOrder } from '../cancel/cancel-order.tsx';
import type { ShownOrder } from '../order/order-query.ts';
import { Panel } from '../order/panel.tsx';
import { AcceptQuote } from './accept-quote.tsx';
import { RequestAgain } from './request-again.tsx';
import { validityWords } from './validity-words.ts';

const MINUTE = 60_000;

/** What a quote waits for: the shop's prices, or the client's decision. Renders nothing for an order. */
export function QuotePanel({ order }: { readonly order: ShownOrder }) {
  const { status, quote } = order;
  if (status === 'quote-requested') return <Waiting order={order} />;
  if (status !== 'quote-priced' || quote === undefined) return null;
  return <Priced order={order} quote={quote} />;
}

function Waiting({ order }: { readonly order: ShownOrder }) {
  return (
    <Panel title="Em análise">
      <p className="text-ink-2">
        {order.quote === undefined
          ? 'A loja analisa o seu orçamento e responde com os preços.'
          : 'Você pediu outros preços. A loja analisa e responde.'}{' '}
        Avisamos por e-mail. Nada é cobrado antes de você aceitar.
      </p>
      <div className="-ml-5 self-start">
        <CancelOrder order={order} />
      </div>
    </Panel>
  );
}

function Priced({ order, quote }: { readonly order: ShownOrder; readonly quote: Quote }) {
  const now = useToday();
  const zone = useTimeZone();
  const expired = now !== undefined && quoteHasExpired(quote, now);
  return (
    <Panel title="A loja respondeu">
      {/* The actions are aligned with the column of the order's progress. */}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start lg:gap-12">
        <div className="flex min-w-0 flex-col gap-4">
          {quote.message !== '' && (
            <blockquote className="flex gap-3 rounded-md bg-sunken p-4">
              <MessageSquareText aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
              <p className="min-w-0 whitespace-pre-line wrap-anywhere">
                <span className="sr-only">Mensagem da loja: </span>
                {quote.message}
              </p>
            </blockquote>
          )}
          <div className="flex gap-3">
            <CalendarClock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2" />
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
              <span>
                Preços válidos até{' '}
                <time dateTime={new Date(quote.validUntil).toISOString()}>
                  {formatDate(quote.validUntil, zone)}
                </time>
              </span>
              {now !== undefined && (
                <Badge tone={expired ? 'danger' : 'warn'}>{validityWords(quote, now)}</Badge>
              )}
            </p>
          </div>
          {expired && (
            <Alert tone="warn" title="A validade deste orçamento acabou">
              Peça de novo: a loja responde com os preços de agora, e você não precisa montar o carrinho outra
              vez.
            </Alert>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-2.5">
          {!expired && <AcceptQuote order={order} version={quote.version} />}
          <p className="sr-only">Total do orçamento: {formatMoney(order.total)}</p>
          <div className="flex flex-col gap-2.5 sm:flex-row lg:flex-col">
            <RequestAgain number={order.number} main={expired} />
            <CancelOrder order={order} />
          </div>
        </div>
      </div>
    </Panel>
  );
}

/** The time, updated every minute; undefined during server rendering, where the browser's clock is unknown. */
function useToday(): Instant | undefined {
  const [now, setNow] = useState<Instant>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
