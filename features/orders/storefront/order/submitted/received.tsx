import { CalendarCheck, CircleCheck, CircleX, Clock, Hourglass, RotateCcw, TimerOff } from 'lucide-react';
import { add, formatMoney } from '#kernel/money.ts';
import { cx } from '#platform/ui/cx.ts';
import { isQuote } from '../../../domain/order-status.ts';
import { interestOf } from '../../../domain/order-sums.ts';
import { type PaymentPhase, paymentPhase } from '../../../domain/payment-phase.ts';
import type { ShownOrder } from '../order-query.ts';

interface Head {
  readonly icon: typeof CircleCheck;
  readonly ink: 'text-success' | 'text-warn' | 'text-danger' | 'text-ink-2';
  readonly title: string;
  /** Shown below the number. */
  readonly lead?: string;
}

const RECEIVED: Head = { icon: CircleCheck, ink: 'text-success', title: 'Pedido recebido!' };
const CANCELLED: Head = { icon: CircleX, ink: 'text-danger', title: 'Pedido cancelado' };

const heads: Readonly<Record<PaymentPhase, Head>> = {
  none: RECEIVED,
  later: RECEIVED,
  planned: { ...RECEIVED, lead: 'O seu banco debita o valor no dia combinado.' },
  ended: RECEIVED,
  paid: { ...RECEIVED, title: 'Pedido recebido e pago!' },
  reserved: { ...RECEIVED, lead: 'O valor está reservado no seu cartão.' },
  awaited: {
    icon: Clock,
    ink: 'text-warn',
    title: 'Falta só o pagamento',
    lead: 'Guardamos o seu pedido. Ele segue assim que o pagamento for confirmado.',
  },
  confirming: {
    icon: Hourglass,
    ink: 'text-ink-2',
    title: 'Confirmando o pagamento',
    lead: 'Guardamos o seu pedido. A resposta aparece aqui sozinha.',
  },
  over: {
    icon: TimerOff,
    ink: 'text-warn',
    title: 'O prazo do Pix terminou',
    lead: 'O seu pedido continua guardado: gere um novo código ou pague de outra forma, aqui mesmo.',
  },
  failed: {
    icon: CircleX,
    ink: 'text-danger',
    title: 'O pagamento não foi aprovado',
    lead: 'Nada foi cobrado e o seu pedido continua guardado: pague de novo aqui mesmo.',
  },
  refunded: { icon: RotateCcw, ink: 'text-ink-2', title: 'O pagamento foi devolvido' },
};

function headOf(order: ShownOrder): Head {
  if (isQuote(order.status)) return { ...RECEIVED, title: 'Orçamento enviado!' };
  if (order.status === 'cancelled') return CANCELLED;
  const phase = paymentPhase(order);
  const head = heads[phase];
  return order.subscription === undefined || head.icon !== CircleCheck
    ? head
    : { ...head, ...subscribed(order.subscription.label, phase === 'paid') };
}

const subscribed = (label: string, paid: boolean): Pick<Head, 'icon' | 'title' | 'lead'> => ({
  icon: CalendarCheck,
  title: paid ? 'Assinatura feita, e o primeiro pedido pago!' : 'Assinatura feita!',
  lead: `Este é o primeiro pedido de “${label}”. Os próximos são feitos sozinhos, e avisamos antes de cada um.`,
});

export function Received({ order }: { readonly order: ShownOrder }) {
  const { icon: Icon, ink, title, lead } = headOf(order);
  return (
    <div className="flex flex-col items-center gap-2 py-4 text-center">
      <Icon aria-hidden="true" className={cx('size-14', ink)} strokeWidth={1.5} />
      <h1 className="text-2xl">{title}</h1>
      <p className="text-ink-2">
        {isQuote(order.status) ? 'Orçamento' : 'Pedido'}{' '}
        <strong className="text-ink tabular-nums">{order.number}</strong>
        {', total de '}
        <strong className="text-ink tabular-nums">
          {formatMoney(add(order.total, interestOf(order.charge)))}
        </strong>
      </p>
      {lead !== undefined && <p className="max-w-prose text-ink-2">{lead}</p>}
    </div>
  );
}
