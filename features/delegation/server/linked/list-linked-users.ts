import {
  usersById,
  usersOfClient,
  usersOfClients,
} from '#features/accounts/server/clients/users-of-clients.store.ts';
import type { ClientId, UserId } from '#kernel/ids.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { invitationState, type LinkedUser, sortLinkedUsers } from '../../domain/linked-user.ts';
import { type ClientLink, linksOfClient, linksOfClients } from './client-links.store.ts';

export const linkedUsersOf = (
  context: Context & { readonly actor: Customer },
): Promise<readonly LinkedUser[]> => linkedUsersOfClient(context, context.actor.clientId);

/** Users and pending invitations of the client, the main user first. Three queries, however many there are. */
export async function linkedUsersOfClient(
  { db, now }: Pick<Context, 'db' | 'now'>,
  clientId: ClientId,
): Promise<readonly LinkedUser[]> {
  const own = await usersOfClient(db, clientId);
  const links = await linksOfClient(db, clientId);
  return listed(own, links, await peopleOf(db, links), now);
}

/** `linkedUsersOfClient` of many, with as many queries. Clients without users are absent. */
export async function linkedUsersOfClients(
  { db, now }: Pick<Context, 'db' | 'now'>,
  clientIds: readonly ClientId[],
): Promise<ReadonlyMap<ClientId, readonly LinkedUser[]>> {
  const own = Map.groupBy(await usersOfClients(db, clientIds), (user) => user.clientId);
  const open = await linksOfClients(db, clientIds);
  const people = await peopleOf(db, open);
  const links = Map.groupBy(open, (link) => link.clientId);
  return new Map(
    clientIds.map((id) => {
      const users = (own.get(id) ?? []).map(({ clientId: _, ...user }) => user);
      return [id, listed(users, links.get(id) ?? [], people, now)];
    }),
  );
}

type People = ReadonlyMap<UserId, Pick<LinkedUser, 'id' | 'name' | 'email'>>;

const peopleOf = async (db: Db, links: readonly ClientLink[]): Promise<People> =>
  new Map(
    (
      await usersById(
        db,
        links.flatMap(({ userId }) => userId ?? []),
      )
    ).map((user) => [user.id, user]),
  );

function listed(
  own: readonly Omit<LinkedUser, 'state'>[],
  links: readonly ClientLink[],
  people: People,
  now: number,
): readonly LinkedUser[] {
  const belong = new Set(own.map(({ id }) => id));
  const linkedUsers = links.flatMap((link): LinkedUser[] => {
    if (link.userId === null) return [invited(link, now)];
    const person = belong.has(link.userId) ? undefined : people.get(link.userId);
    return person === undefined ? [] : [{ ...person, id: link.id, principal: false, state: 'active' }];
  });
  return sortLinkedUsers([...own.map((user): LinkedUser => ({ ...user, state: 'active' })), ...linkedUsers]);
}

const invited = ({ id, email, expiresAt, invitedAt }: ClientLink, now: number): LinkedUser => ({
  id,
  name: '',
  email,
  principal: false,
  state: invitationState(expiresAt.getTime(), now),
  invitedAt: invitedAt.getTime(),
});
