import { formatMoney, type Money, toReais } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import { formatDateTime, type TimeZone } from '#kernel/time/time-zone.ts';
import type { RefusalText, RefusalTexts } from '#platform/contract/problem.ts';

export type ShopChargeRefusal =
  | 'charge-not-found'
  | 'not-authorised'
  | 'too-much'
  | 'not-paid'
  | 'not-by-hand'
  | 'not-wanted'
  | 'not-whole'
  | 'already-confirmed'
  | 'already-refunded'
  | 'under-way';

export const shopChargeTexts = {
  'charge-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'not-authorised': { status: 409, message: 'Só se captura o que está pré-autorizado.' },
  'too-much': { status: 422, message: 'O valor é maior do que se pode mover nesta cobrança.' },
  'not-paid': { status: 409, message: 'Só se devolve o que foi pago.' },
  'not-by-hand': {
    status: 409,
    message: 'Esta cobrança não se confirma à mão: espere o provedor ou veja a situação.',
  },
  'not-wanted': {
    status: 409,
    message:
      'O pedido foi cancelado, ou já foi pago de outra forma. Se o dinheiro chegou, devolva-o e anote a devolução nesta cobrança.',
  },
  'not-whole': {
    status: 422,
    message:
      'O pedido ainda espera este pagamento, e só o valor inteiro o paga. Nada mudou. Quando chegar o resto, confirme tudo.',
  },
  'already-confirmed': { status: 409, message: 'Este pagamento já foi confirmado. Nada mudou.' },
  'already-refunded': {
    status: 409,
    message: 'Desta cobrança já se devolveu outro valor. Nada mudou. Confira e diga o que já foi devolvido.',
  },
  'under-way': {
    status: 409,
    message: 'Já há um pedido ao provedor em andamento. Tente de novo em instantes.',
  },
} as const satisfies RefusalTexts<ShopChargeRefusal>;

/** A refund was sent again, or someone else made one: shows how much has been refunded. */
export const refundedBefore = (refunded: Money): RefusalText => ({
  ...shopChargeTexts['already-refunded'],
  message: `Desta cobrança foram devolvidos ${formatMoney(refunded)} até agora. Nada mudou. Para devolver mais, diga quanto já foi devolvido.`,
});

/** Shows when the payment was first confirmed. */
export const confirmedBefore = (confirmedAt: Instant, zone: TimeZone): RefusalText => ({
  ...shopChargeTexts['already-confirmed'],
  message: `Este pagamento já foi confirmado em ${formatDateTime(confirmedAt, zone)}. Nada mudou.`,
});

/** What the supplier's staff learn of a charge that was refunded or confirmed before. */
export const chargeFactsToWire = (
  facts: { readonly refunded: Money } | { readonly confirmedAt: Instant },
): Readonly<Record<string, unknown>> =>
  'refunded' in facts
    ? { valorDevolvido: toReais(facts.refunded) }
    : { confirmadaEm: new Date(facts.confirmedAt).toISOString() };
