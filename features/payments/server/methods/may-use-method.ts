import type { Context } from '#platform/db/context.ts';
import { isForGroups } from '../../domain/payment-method.ts';
import { groupsOfPayer } from '../store/client-groups.store.ts';
import type { PaymentMethodRow } from '../store/payment-method.store.ts';

/**
 * Whether the actor is in one of the client groups to which the shop limits the method. Visitors are in none, so what is cached for
 * all of them never holds a group's method; staff may see every method. Only a limited method costs a query.
 */
export async function mayUseMethod(
  { db, supplier, actor }: Context,
  { groups }: Pick<PaymentMethodRow, 'groups'>,
): Promise<boolean> {
  if (groups.length === 0 || actor.kind === 'staff') return true;
  const own = actor.kind === 'customer' ? await groupsOfPayer(db, supplier.id, actor.clientId) : [];
  return isForGroups(groups, own);
}
