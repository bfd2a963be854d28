import { brandWords, chargeFailureWords } from '#features/payments/contract/charges/payment-words.ts';
import { type Charge, goesBackAsItCame } from '#features/payments/domain/charges/charge.ts';
import { type ChargeStatus, isOpen } from '#features/payments/domain/charges/charge-status.ts';
import { CollectionState } from '#features/payments/storefront/automatic-pix/collection-state.tsx';
import { centavos, formatMoney } from '#kernel/money.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Badge, type Tone } from '#platform/ui/badge.tsx';
import { Spinner } from '#platform/ui/loading/spinner.tsx';
import type { PaidOrder } from '../../domain/paid-order.ts';
import { hasWeighed } from '../../domain/weighed.ts';
import { isConfirming, owedBack } from './payment-state.ts';
import { endedWords } from './payment-words.ts';

const badges: Readonly<Partial<Record<ChargeStatus, { readonly text: string; readonly tone?: Tone }>>> = {
  authorised: { text: 'Pré-autorizado', tone: 'info' },
  paid: { text: 'Pago', tone: 'success' },
  refused: { text: 'Não aprovado', tone: 'danger' },
  expired: { text: 'Expirado' },
  cancelled: { text: 'Cobrança cancelada' },
  refunded: { text: 'Devolvido' },
};

interface ChargeStateProps {
  readonly order: Pick<PaidOrder, 'status' | 'paymentName' | 'charge' | 'lines'>;
}

export function ChargeState({ order }: ChargeStateProps) {
  const { paymentName: name, charge } = order;
  const back = owedBack(order);
  const ended = endedWords(order);
  const badge = charge && badges[charge.status];
  return (
    <>
      <p className="flex flex-wrap items-center gap-2.5">
        {name}
        {charge?.card !== undefined && (
          <span className="text-ink-2 text-sm">
            {brandWords(charge.card.brand)} final {charge.card.lastFour}
          </span>
        )}
        {badge !== undefined && (
          <Badge {...(badge.tone === undefined ? {} : { tone: badge.tone })}>{badge.text}</Badge>
        )}
      </p>
      {charge !== undefined && <Amounts charge={charge} weighed={order.lines.some(hasWeighed)} />}
      {charge !== undefined && isConfirming(order) && (
        <p role="status" className="flex items-center gap-2.5 text-ink-2">
          <Spinner />{' '}
          {charge.kind === 'pix'
            ? 'Estamos gerando o seu código Pix. Ele aparece aqui sozinho.'
            : 'Estamos confirmando o pagamento. A resposta aparece aqui sozinha.'}
        </p>
      )}
      {charge?.collection !== undefined && isOpen(charge.status) && (
        <CollectionState collection={charge.collection} amount={charge.amount} />
      )}
      {back > 0 && (
        <p className="text-ink-2 text-sm">
          {charge !== undefined && goesBackAsItCame(charge)
            ? `${formatMoney(back)} voltam pela mesma forma de pagamento.`
            : `A loja devolve ${formatMoney(back)}: combine com ela como.`}
        </p>
      )}
      {ended !== undefined && <p className="text-ink-2 text-sm">{ended}</p>}
      {charge?.failure !== undefined && charge.status === 'refused' && (
        <Alert tone="error" announced title="O pagamento não foi aprovado">
          {chargeFailureWords[charge.failure]} O seu pedido continua guardado.
        </Alert>
      )}
    </>
  );
}

/** Amounts that differ from the order's total, and why. */
function Amounts({ charge, weighed }: { readonly charge: Charge; readonly weighed: boolean }) {
  const { amount, instalments, captured, refunded } = charge;
  const lines = [
    ...(instalments === undefined
      ? []
      : [`${partsWords(instalments.count, captured ?? amount)}${interestWords(instalments.interest)}`]),
    ...(charge.status === 'authorised'
      ? [
          `${formatMoney(amount)} reservados: ${weighed ? 'você paga o valor final depois da pesagem' : 'cobramos quando a loja separar o pedido'}.`,
        ]
      : []),
    ...(captured === undefined
      ? []
      : [
          `${charge.kind === 'card' ? 'Cobrado no cartão' : 'Recebido pela loja'}: ${formatMoney(captured)}.`,
        ]),
    ...(refunded === undefined ? [] : [`Devolvido: ${formatMoney(refunded)}.`]),
  ];
  return lines.map((line) => (
    <p key={line} className="text-ink-2 text-sm">
      {line}
    </p>
  ));
}

const partsWords = (count: number, amount: number): string =>
  count === 1
    ? formatMoney(centavos(amount))
    : `${count}x de ${formatMoney(centavos(Math.floor(amount / count)))}`;

const interestWords = (interest: number): string =>
  interest === 0 ? ' sem juros.' : `, com ${formatMoney(centavos(interest))} de juros.`;
