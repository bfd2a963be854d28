import { groupsOf } from '#features/pricing/server/groups-of.ts';
import type { Context } from '#platform/db/context.ts';
import { isForGroups } from '../../domain/payment-method.ts';
import type { PaymentMethodRow } from '../store/payment-method.store.ts';

type Limited = Pick<PaymentMethodRow, 'id' | 'groups'>;

/**
 * Those of the methods that the shop limits to no client groups, or to one in which the actor is; of a client with methods of its own
 * (`ClientTerms`), those alone. Visitors are in no group, so what is cached for all of them never has a group's method; staff may see
 * every method. The groups are read at every call, in one query, and only if one of the methods is limited: who leaves a group loses
 * its methods at once. A client's own come with the session.
 */
export async function usableMethods<Method extends Limited>(
  context: Context,
  methods: readonly Method[],
): Promise<readonly Method[]> {
  const { actor } = context;
  if (actor.kind === 'staff') return methods;
  const agreed = actor.kind === 'customer' ? actor.terms?.paymentMethodIds : undefined;
  if (agreed !== undefined) return methods.filter(({ id }) => agreed.includes(id));
  if (methods.every(({ groups }) => groups.length === 0)) return methods;
  const own = await groupsOf(context);
  return methods.filter(({ groups }) => isForGroups(groups, own));
}

/** `usableMethods` of one. */
export const mayUseMethod = async (context: Context, method: Limited): Promise<boolean> =>
  (await usableMethods(context, [method])).length > 0;
