import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { refusedPart } from '../../domain/applicant.ts';
import { knownPrincipal } from './customers.store.ts';

/** Whoever is written to about a client: its main user, with the supplier's word on it. */
export const principalAt = (db: Db, supplierId: SupplierId, clientId: ClientId) =>
  knownPrincipal(db, supplierId, clientId);

/**
 * The client's main user as who acts, without a session: for what was asked for before and is done while nobody is
 * logged in. Undefined where the supplier does not know the client, or its main user may not log in any more.
 */
export async function principalOf(
  { db, supplier }: Context,
  clientId: ClientId,
): Promise<{ readonly actor: Customer; readonly email: string } | undefined> {
  const known = await knownPrincipal(db, supplier.id, clientId);
  if (known === undefined) return undefined;
  const { email, refusedAt, ...who } = known;
  return {
    email,
    actor: {
      kind: 'customer',
      sessionId: '',
      clientId,
      capacity: 'principal',
      ...who,
      ...refusedPart({ ...who, refusedAt }),
    },
  };
}
