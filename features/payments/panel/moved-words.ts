/** What is said after a payment's money was asked to move: the provider may have refused, or not answered yet. */
import { formatMoney, subtract, ZERO } from '#kernel/money.ts';
import type { Charge } from '../domain/charges/charge.ts';
import type { ChargeRecord } from '../domain/charges/charge-record.ts';

type After = Pick<ChargeRecord, 'charge' | 'operation'>;
type ReceivedCharge = Pick<ChargeRecord, 'charge' | 'operation' | 'toRefund'>;

export function capturedWords({ charge, operation }: After): string {
  if (charge.status === 'paid') return `Cobrado no cartão: ${formatMoney(charge.captured ?? charge.amount)}.`;
  if (operation === 'capture') return 'O provedor ainda não respondeu: a captura continua sozinha.';
  return 'O provedor não capturou o valor. Nada foi cobrado: confira e tente de novo.';
}

/** `before`: as the person saw it. */
export function refundedWords(before: Pick<Charge, 'refunded'>, { charge, operation }: After): string {
  const moved = subtract(charge.refunded ?? ZERO, before.refunded ?? ZERO);
  if (moved > ZERO) return `Devolvido a quem pagou: ${formatMoney(moved)}.`;
  if (operation === 'refund') return 'O provedor ainda não respondeu: a devolução continua sozinha.';
  return 'O provedor não devolveu o valor. Nada mudou: confira e tente de novo.';
}

/** Money that the shop received itself: it pays the order, or the order did not need it any more. */
export const receivedWords = (
  orderNumber: number,
  { charge, operation, toRefund }: ReceivedCharge,
): string =>
  operation === 'refund'
    ? `O pedido ${orderNumber} não precisa deste dinheiro: falta devolver ${formatMoney(toRefund ?? charge.amount)}.`
    : `Pagamento confirmado: ${formatMoney(charge.amount)} do pedido ${orderNumber}.`;
