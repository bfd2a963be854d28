import { scopeForUser, userTagsOf } from '#features/suppliers/domain/tags/user-tags.ts';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Customer, SupplierScope } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { refusedPart } from '../../domain/applicant.ts';
import { termsPart } from '../../domain/client-terms.ts';
import { knownPrincipal } from './customers.store.ts';

/** Principal user of a client, with the supplier's approval: the recipient of mails about the client. */
export const principalAt = (db: Db, supplierId: SupplierId, clientId: ClientId) =>
  knownPrincipal(db, supplierId, clientId);

/**
 * The client's principal user as the actor, without a session, and the supplier with the tags that it gave this client: for scheduled
 * work while nobody is logged in. Undefined where the client is no customer, or its principal user may no longer log in.
 */
export async function principalOf(
  { db, supplier }: Context,
  clientId: ClientId,
): Promise<
  { readonly actor: Customer; readonly supplier: SupplierScope; readonly email: string } | undefined
> {
  const known = await knownPrincipal(db, supplier.id, clientId);
  if (known === undefined) return undefined;
  const { email, refusedAt, tags, paymentMethods, minimumOrder, ...who } = known;
  return {
    email,
    supplier: scopeForUser(supplier, userTagsOf(tags)),
    actor: {
      kind: 'customer',
      sessionId: '',
      clientId,
      capacity: 'principal',
      ...who,
      ...refusedPart({ ...who, refusedAt }),
      ...termsPart({ paymentMethods, minimumOrder }),
    },
  };
}
