import type { ClientId } from '#kernel/ids.ts';
import type { Customer, Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { refusedPart } from '../../domain/applicant.ts';
import { termsPart } from '../../domain/client-terms.ts';
import { knownCustomer } from './customers.store.ts';

/**
 * The client as the actor, for an attendant who shows prices and carts in their name: the principal user with the attendant's
 * session. Undefined where the client is no customer, so clients of other suppliers and unknown ones look alike.
 */
export async function customerOf(
  { db, supplier, actor }: Context & { readonly actor: Staff },
  clientId: ClientId,
): Promise<Customer | undefined> {
  const known = await knownCustomer(db, supplier.id, clientId);
  if (known === undefined) return undefined;
  const { refusedAt, paymentMethods, minimumOrder, ...who } = known;
  return {
    kind: 'customer',
    sessionId: actor.sessionId,
    clientId,
    capacity: 'principal',
    ...who,
    ...refusedPart({ ...who, refusedAt }),
    ...termsPart({ paymentMethods, minimumOrder }),
  };
}
