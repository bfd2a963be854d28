import { centavos } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ProviderCharge } from '../../domain/charges/provider-charge.ts';
import type { SandboxPayment } from './sandbox.store.ts';

/** The report of a sandbox payment. An unpaid Pix expires by time alone. */
export function sandboxReport(payment: SandboxPayment, now: Instant): ProviderCharge {
  const isOver =
    payment.status === 'pending' && payment.expiresAt !== null && payment.expiresAt.getTime() <= now;
  return {
    ref: payment.id,
    chargeId: payment.reference,
    status: isOver ? 'expired' : payment.status,
    amount: centavos(payment.amount),
    captured: centavos(payment.captured),
    refunded: centavos(payment.refunded),
    ...(payment.failure === null ? {} : { failure: payment.failure }),
    ...(payment.pixCode === null || payment.expiresAt === null
      ? {}
      : { pix: { code: payment.pixCode, txid: payment.id, expiresAt: payment.expiresAt.getTime() } }),
    ...(payment.card === null ? {} : { card: payment.card }),
    ...(payment.dueOn === null ? {} : { collection: { dueOn: payment.dueOn, failedOn: payment.failedOn } }),
  };
}
