import type { PaymentMethodId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { PaymentMethod } from '../../domain/payment-method.ts';
import { activeMethod, activeMethods, type PaymentMethodRow } from '../store/payment-method.store.ts';
import { creditOfClient, seesCredit } from '../titles/credit-of.ts';
import { mayUseMethod, usableMethods } from './may-use-method.ts';
import { shown, shownTo } from './shown-method.ts';

/** The active methods of the context's supplier that the actor may use, in the supplier's order. Spec 4, supplier flow. */
export async function paymentMethodsOf(context: Context): Promise<PaymentMethod[]> {
  const rows = await usableMethods(context, await activeMethods(context.db, context.supplier.id));
  const offered: PaymentMethod[] = [];
  // One after the other: only on account needs more queries.
  for (const row of rows) offered.push(...(await offeredTo(context, row)));
  return offered;
}

/** Those of the ids that are no method of the supplier, or none that the actor may use. */
export async function unknownPaymentMethods(
  context: Context,
  ids: readonly PaymentMethodId[],
): Promise<PaymentMethodId[]> {
  const known = new Set((await paymentMethodsOf(context)).map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/** Undefined for an inactive method, another supplier's, or one that the actor may not use. */
export async function paymentMethod(
  context: Context,
  id: PaymentMethodId,
): Promise<PaymentMethod | undefined> {
  const row = await activeMethod(context.db, context.supplier.id, id);
  if (row === undefined || !(await mayUseMethod(context, row))) return undefined;
  return (await offeredTo(context, row))[0];
}

/** On account is offered only to clients that the shop approved and gave a credit limit. */
async function offeredTo(context: Context, row: PaymentMethodRow): Promise<readonly PaymentMethod[]> {
  const { actor, supplier } = context;
  if (row.kind !== 'on-account' || actor.kind === 'staff') return [shownTo(actor, row, supplier)];
  const credit = actor.kind === 'customer' ? await creditOfClient(context, actor.clientId) : undefined;
  if (credit === undefined) return [];
  return [{ ...shown(row, supplier), ...(seesCredit(actor) ? { credit } : {}) }];
}
