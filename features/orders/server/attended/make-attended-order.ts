import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { ClientId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer, Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { SubmitRefusal, SubmittedOrder } from '../../domain/submit/submit-refusal.ts';
import type { OrderEffect } from '../submit/order-to-write.ts';
import { type Submission, submitOrder } from '../submit/submit-order.ts';
import { asAttendant } from './as-attendant.ts';

interface MadeOrder<C> {
  readonly placed: SubmittedOrder;
  /** The context in which it was made, for what follows its commit. */
  readonly buyer: Omit<C, 'actor'> & Context & { readonly actor: Customer };
}

/** An order that the shop's staff make for a client of theirs: submitted as every order is, in the client's context. */
export async function makeAttendedOrder<C extends Context & { readonly actor: Staff }>(
  context: C,
  clientId: ClientId,
  submission: Submission,
): Promise<Result<MadeOrder<C>, SubmitRefusal | { readonly code: 'client-not-found' }>> {
  const buyer = await asAttendant(context, clientId);
  if (buyer === undefined) return refuse({ code: 'client-not-found' });
  const placed = await submitOrder(buyer, { ...submission, also: [auditsAttendant] });
  return placed.ok ? accept({ placed: placed.value, buyer }) : placed;
}

/** What the shop's staff order for a client stands in the shop's audit. */
export const auditsAttendant: OrderEffect = (context, { agreed, identity }) => {
  const { attendant: actor, clientId } = context.actor;
  if (actor === undefined) return undefined;
  const after = { order: identity.number, total: agreed.totals.total };
  return {
    run: () =>
      recordChange({ ...context, actor }, { action: 'order.made', subjectId: clientId, before: null, after }),
  };
};
