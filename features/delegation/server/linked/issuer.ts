import { usersOfClient } from '#features/accounts/server/clients/users-of-clients.store.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { linksOfClient } from './client-links.store.ts';

type OwnContext = Context & { readonly actor: Customer };

/** User behind a linked user's id, to filter orders by who placed them; undefined for unknown ids and those of other clients. */
export async function userOfLink(
  { db, actor }: OwnContext,
  linkedUserId: string,
): Promise<UserId | undefined> {
  const own = (await usersOfClient(db, actor.clientId)).find(({ id }) => id === linkedUserId);
  if (own !== undefined) return own.id;
  const link = (await linksOfClient(db, actor.clientId)).find(({ id }) => id === linkedUserId);
  return link?.userId ?? undefined;
}

export const mainUsersOf = async ({ db, actor }: OwnContext): Promise<readonly UserId[]> =>
  (await usersOfClient(db, actor.clientId)).filter(({ principal }) => principal).map(({ id }) => id);
