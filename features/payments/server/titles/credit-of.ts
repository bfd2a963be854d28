import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { creditTermsOf, lockCreditTerms } from '#features/accounts/server/clients/credit-limits.store.ts';
import type { ClientId } from '#kernel/ids.ts';
import { centavos, type Money, subtract, ZERO } from '#kernel/money.ts';
import type { Actor } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { type Credit, creditOf, mayOwe } from '../../domain/credit.ts';
import { usedCredit } from '../store/titles.store.ts';

/** Limit and available credit; undefined for clients that may not buy on account. */
export async function creditOfClient(
  { db, supplier }: Context,
  clientId: ClientId,
): Promise<Credit | undefined> {
  const terms = await creditTermsOf(db, supplier.id, clientId);
  if (terms === undefined) return undefined;
  const limit = centavos(terms.creditLimit);
  if (!mayOwe(terms.approved, limit)) return undefined;
  return creditOf(limit, await usedCredit(db, supplier.id, clientId));
}

/**
 * Like `creditOfClient`, locked until the transaction ends. The limit's row is locked before the used credit is summed,
 * so that of two concurrent orders the second counts the first. `freed` is credit that the same order no longer uses.
 * Reliability M25, T16.
 */
export async function lockCredit(
  { db, supplier }: Context,
  clientId: ClientId,
  freed: Money = ZERO,
): Promise<Credit | undefined> {
  const terms = await lockCreditTerms(db, supplier.id, clientId);
  if (terms === undefined) return undefined;
  const limit = centavos(terms.creditLimit);
  if (!mayOwe(terms.approved, limit)) return undefined;
  return creditOf(limit, subtract(await usedCredit(db, supplier.id, clientId), freed));
}

/** A linked user buys on the client's credit but does not see how much there is. Spec 6; reliability M12. */
export const seesCredit = (actor: Actor): boolean =>
  actor.kind === 'staff' || (actor.kind === 'customer' && capacityMay(actor.capacity, 'credit:see'));

/** A client's credit for staff, approved or not; undefined if the supplier does not know the client. */
export async function creditAtShop(
  { db, supplier }: Context,
  clientId: ClientId,
): Promise<Credit | undefined> {
  const terms = await creditTermsOf(db, supplier.id, clientId);
  return terms && creditOf(centavos(terms.creditLimit), await usedCredit(db, supplier.id, clientId));
}
