import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { ChargeStatus } from '../../domain/charges/charge-status.ts';
import { dueDay } from '../../domain/mandate/collection-days.ts';
import { mayCollect, type NotCollected } from '../../domain/mandate/may-collect.ts';
import { chargesOfMandate } from './collected-charges.store.ts';
import { mandateOf } from './mandates-of.ts';

interface ToCollect {
  readonly subscriptionId: string;
  readonly methodId: PaymentMethodId;
  readonly amount: Money;
}

/** The mandate under which an order of today is collected, and when; or why it has to be paid by its client. */
export async function mandateToCollect(
  context: Context,
  { subscriptionId, methodId, amount }: ToCollect,
): Promise<Result<{ readonly mandateId: string; readonly dueOn: string }, NotCollected>> {
  const mandate = await mandateOf(context, subscriptionId);
  if (mandate === undefined || mandate.methodId !== methodId) return refuse('not-authorised');
  const dueOn = dueDay(todayOf(context));
  const charges = await chargesOfMandate(context.db, context.supplier.id, mandate.id);
  const taken = charges
    .filter(({ status }) => !NEVER_COLLECTED.has(status))
    .flatMap(({ details }) => details.collection?.firstDueOn ?? []);
  const may = mayCollect(mandate, { amount, dueOn, taken });
  return may.ok ? accept({ mandateId: mandate.id, dueOn }) : may;
}

const NEVER_COLLECTED: ReadonlySet<ChargeStatus> = new Set(['refused', 'cancelled']);
