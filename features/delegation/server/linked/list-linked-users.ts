import { usersById, usersOfClient } from '#features/accounts/server/clients/users-of-clients.store.ts';
import type { ClientId } from '#kernel/ids.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { invitationState, type LinkedUser, sortLinkedUsers } from '../../domain/linked-user.ts';
import { type ClientLink, linksOfClient } from './client-links.store.ts';

export const linkedUsersOf = (
  context: Context & { readonly actor: Customer },
): Promise<readonly LinkedUser[]> => linkedUsersOfClient(context, context.actor.clientId);

/** Users and pending invitations of the client, the main user first. Three queries, however many there are. */
export async function linkedUsersOfClient(
  { db, now }: Pick<Context, 'db' | 'now'>,
  clientId: ClientId,
): Promise<readonly LinkedUser[]> {
  const own = await usersOfClient(db, clientId);
  const belong = new Set(own.map(({ id }) => id));
  const links = (await linksOfClient(db, clientId)).filter(
    ({ userId }) => userId === null || !belong.has(userId),
  );
  const people = new Map(
    (
      await usersById(
        db,
        links.flatMap(({ userId }) => userId ?? []),
      )
    ).map((user) => [user.id, user]),
  );
  const linkedUsers = links.flatMap((link): LinkedUser[] => {
    if (link.userId === null) return [invited(link, now)];
    const person = people.get(link.userId);
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
