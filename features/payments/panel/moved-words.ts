/** What is said after a payment's money was asked to move: the provider may have refused, or not answered yet. */
import { formatMoney, subtract, ZERO } from '#kernel/money.ts';
import type { Charge } from '../domain/charges/charge.ts';
import type { ChargeRecord } from '../domain/charges/charge-record.ts';

type After = Pick<ChargeRecord, 'charge' | 'operation'>;

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
