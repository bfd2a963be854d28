/** Maps Mercado Pago's responses. They are untrusted: a response without the shape of a payment is ignored. */

import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { defined } from '#kernel/defined.ts';
import { fromReais, type Money } from '#kernel/money.ts';
import type { ChargeFailure } from '../../domain/charges/charge-status.ts';
import type { ProviderCharge, ProviderStatus } from '../../domain/charges/provider-charge.ts';

const amount = Type.Number({ minimum: 0, maximum: 1e13 });
const maybe = <T extends Parameters<typeof Type.Union>[0][number]>(one: T) =>
  Type.Optional(Type.Union([one, Type.Null()]));

const paymentSchema = Type.Object({
  id: Type.Union([Type.Integer(), Type.String({ minLength: 1, maxLength: 64 })]),
  status: Type.String(),
  status_detail: maybe(Type.String()),
  external_reference: maybe(Type.String()),
  transaction_amount: amount,
  transaction_amount_refunded: maybe(amount),
  captured: maybe(Type.Boolean()),
  payment_method_id: maybe(Type.String()),
  date_of_expiration: maybe(Type.String()),
  card: maybe(Type.Object({ last_four_digits: maybe(Type.String()) })),
  point_of_interaction: maybe(
    Type.Object({ transaction_data: maybe(Type.Object({ qr_code: maybe(Type.String()) })) }),
  ),
});
type Payment = Static<typeof paymentSchema>;

const searchSchema = Type.Object({ results: Type.Array(Type.Unknown()) });

export function mercadoPagoReport(answer: unknown): ProviderCharge | undefined {
  if (!Value.Check(paymentSchema, answer)) return undefined;
  const status = statusOf(answer);
  if (status === undefined) return undefined;
  const total = fromReais(answer.transaction_amount);
  const isTaken = status === 'paid' || status === 'refunded';
  const pix = pixOf(answer);
  return {
    ref: String(answer.id),
    // Empty for payments that the same account took outside this shop.
    chargeId: answer.external_reference ?? '',
    status,
    amount: total,
    captured: fromReais(isTaken ? answer.transaction_amount : 0),
    refunded: refundedOf(answer, status),
    ...(isReturned(answer) ? { returned: true as const } : {}),
    ...(status === 'refused' ? { failure: failureOf(answer.status_detail ?? '') } : {}),
    ...defined({ pix }),
    ...cardOf(answer),
  };
}

/** A chargeback takes the whole amount, although nothing was refunded here. */
function refundedOf(
  { transaction_amount, transaction_amount_refunded }: Payment,
  status: ProviderStatus,
): Money {
  if (status === 'refunded') return fromReais(transaction_amount);
  return fromReais(status === 'paid' ? (transaction_amount_refunded ?? 0) : 0);
}

/** The newest that took money, else the newest: a second try is another payment with the same reference. */
export function firstFound(answer: unknown, chargeId: string): ProviderCharge | undefined {
  if (!Value.Check(searchSchema, answer)) return undefined;
  const found = answer.results
    .map(mercadoPagoReport)
    .filter((report): report is ProviderCharge => report?.chargeId === chargeId);
  return found.find(({ status }) => status === 'paid' || status === 'authorised') ?? found[0];
}

/** A chargeback decided in the shop's favour. The money is withheld until the decision. */
const isReturned = ({ status, status_detail }: Payment): boolean =>
  status === 'charged_back' && status_detail === 'reimbursed';

function statusOf({ status, status_detail }: Payment): ProviderStatus | undefined {
  switch (status) {
    case 'pending':
    case 'in_process':
    case 'in_mediation':
      return status === 'in_mediation' ? 'paid' : 'pending';
    case 'authorized':
      return 'authorised';
    case 'approved':
      return 'paid';
    case 'rejected':
      return 'refused';
    case 'cancelled':
      return status_detail === 'expired' ? 'expired' : 'cancelled';
    case 'charged_back':
      return status_detail === 'reimbursed' ? 'paid' : 'refunded';
    case 'refunded':
      return 'refunded';
    default:
      return undefined;
  }
}

function failureOf(detail: string): ChargeFailure {
  if (detail === 'cc_rejected_insufficient_amount' || detail === 'cc_rejected_max_attempts')
    return 'no-limit';
  if (detail.startsWith('cc_rejected_bad_filled')) return 'wrong-data';
  if (detail === 'cc_rejected_call_for_authorize') return 'call-bank';
  if (detail === 'cc_rejected_card_disabled' || detail === 'cc_rejected_card_error') return 'card-unusable';
  if (detail === 'cc_rejected_high_risk' || detail === 'cc_rejected_blacklist') return 'suspected';
  return 'declined';
}

function pixOf({ id, point_of_interaction, date_of_expiration }: Payment): ProviderCharge['pix'] {
  const code = point_of_interaction?.transaction_data?.qr_code;
  const expiresAt = Date.parse(date_of_expiration ?? '');
  return code == null || Number.isNaN(expiresAt) ? undefined : { code, txid: String(id), expiresAt };
}

const cardOf = ({ card, payment_method_id }: Payment): Pick<ProviderCharge, 'card'> => {
  const lastFour = card?.last_four_digits;
  return lastFour == null || !/^\d{4}$/.test(lastFour)
    ? {}
    : { card: { brand: payment_method_id ?? 'cartao', lastFour } };
};
