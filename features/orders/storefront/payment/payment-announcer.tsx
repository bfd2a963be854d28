import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { withdrawToast } from '#platform/ui/toasts/toast-state.ts';
import { sentWords } from '../../contract/submit/sent-words.ts';
import { type PaymentPhase, paymentPhase } from '../../domain/payment-phase.ts';
import type { ShownOrder } from '../order/order-query.ts';
import { paidWords } from './payment-words.ts';

const announced: Partial<Readonly<Record<PaymentPhase, string>>> = {
  paid: 'Pagamento confirmado.',
  reserved: 'Pagamento pré-autorizado no cartão.',
  failed: 'O pagamento não foi aprovado. Pague de novo nesta página.',
  over: 'O prazo do Pix terminou. Gere um novo código nesta página.',
  refunded: 'O pagamento foi devolvido.',
};

/**
 * Announces changes of the payment's state while the page is open. The live region is on the page from the start, since screen
 * readers announce only changes in it; the initial state is not announced.
 */
export function PaymentAnnouncer({ order }: { readonly order: ShownOrder }) {
  const phase = paymentPhase(order);
  const before = useRef(phase);
  const box = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState<string>();
  useEffect(() => {
    if (before.current === phase) return;
    // What was said right after sending is outdated.
    withdrawToast(sentWords(order.status, before.current).text);
    before.current = phase;
    setAnnouncement(announced[phase]);
    if (phase === 'paid') box.current?.scrollIntoView({ block: 'nearest' });
    // The focused element, such as the button that copies the code, was removed with the panel.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [phase, order.status]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {phase === 'paid' && <Paid order={order} isNew={announcement !== undefined} />}
    </div>
  );
}

function Paid({ order, isNew }: { readonly order: ShownOrder; readonly isNew: boolean }) {
  const { charge } = order;
  const zone = useTimeZone();
  if (charge === undefined) return null;
  return (
    <div
      data-new={isNew}
      className="flex items-center gap-3.5 rounded-md border border-success-line bg-success-soft p-4 data-[new=true]:motion-safe:animate-rise"
    >
      <CircleCheck aria-hidden="true" className="size-9 shrink-0 text-success" strokeWidth={1.75} />
      <div className="min-w-0">
        <p className="font-semibold text-lg text-success">Pagamento confirmado</p>
        <p>
          <strong className="tabular-nums">{formatMoney(charge.captured ?? charge.amount)}</strong>
          {paidWords(charge, zone)}
        </p>
      </div>
    </div>
  );
}
