import { peopleKnownAt } from '#features/accounts/server/clients/people-known-at.store.ts';
import { usersById } from '#features/accounts/server/clients/users-of-clients.store.ts';
import type { UserId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { Representative, RepresentedClients } from '../domain/represented-client.ts';
import type { ClientFacts } from './client-facts.ts';
import { type ClientQuery, listRepresentedClients } from './list-represented-clients.ts';
import {
  countRepresentatives,
  lockActiveRepresentative,
  representativesPage,
} from './representatives.store.ts';

/**
 * Representatives of the shop, in four queries per page. A name is shown only if the supplier already knows the person; the
 * e-mail alone does not reveal it.
 */
export async function listRepresentatives(
  { db, supplier }: Context,
  page: PageRange,
): Promise<{ readonly representatives: readonly Representative[]; readonly total: number }> {
  const total = await countRepresentatives(db, supplier.id);
  const rows = await representativesPage(db, supplier.id, page);
  const ids = rows.map(({ userId }) => userId);
  const people = new Map((await usersById(db, ids)).map((user) => [user.id, user]));
  const known = await peopleKnownAt(db, supplier.id, ids);
  const representatives = rows.map(({ userId, since, clientCount }) => {
    const { name = '', email = '' } = people.get(userId) ?? {};
    return { userId, name: known.has(userId) ? name : '', email, since: since.getTime(), clientCount };
  });
  return { representatives, total };
}

/** Clients of a representative, for the panel. */
export async function clientsInPanel(
  context: Context,
  userId: UserId,
  query: ClientQuery,
  facts: ClientFacts,
): Promise<Result<RepresentedClients, { readonly code: 'representative-not-found' }>> {
  if (!(await lockActiveRepresentative(context.db, context.supplier.id, userId)))
    return refuse({ code: 'representative-not-found' });
  return accept(await listRepresentedClients(context, userId, query, facts));
}
