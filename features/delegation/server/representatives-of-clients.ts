import { peopleKnownAt } from '#features/accounts/server/clients/people-known-at.store.ts';
import { usersById } from '#features/accounts/server/clients/users-of-clients.store.ts';
import type { ClientId, UserId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { representationsOf } from './represented-by.store.ts';

export interface ClientRepresentative {
  readonly userId: UserId;
  /** The e-mail, while the shop does not know the name. */
  readonly name: string;
}

/** Who represents each of the clients now; clients without anybody are absent. Three queries, however many there are. */
export async function representativesOfClients(
  { db, supplier }: Context,
  clientIds: readonly ClientId[],
): Promise<ReadonlyMap<ClientId, readonly ClientRepresentative[]>> {
  const pairs = await representationsOf(db, supplier.id, clientIds);
  const ids = [...new Set(pairs.map(({ userId }) => userId))];
  const people = new Map((await usersById(db, ids)).map((user) => [user.id, user]));
  const known = await peopleKnownAt(db, supplier.id, ids);
  const nameOf = (userId: UserId): string => {
    const { name = '', email = '' } = people.get(userId) ?? {};
    return known.has(userId) ? name : email;
  };
  const byClient = Map.groupBy(pairs, ({ clientId }) => clientId);
  return new Map(
    [...byClient].map(([clientId, rows]) => [
      clientId,
      rows.map(({ userId }) => ({ userId, name: nameOf(userId) })),
    ]),
  );
}
