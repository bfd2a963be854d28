import { usersOfClient } from '#features/accounts/server/public.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { linksOfClient } from './client-links.store.ts';

type OwnContext = Context & { readonly actor: Customer };

/** Who a linked user of the client is, by whom orders are issued; undefined for absent and foreign ones alike. */
export async function userOfLink(
  { db, actor }: OwnContext,
  linkedUserId: string,
): Promise<UserId | undefined> {
  const own = (await usersOfClient(db, actor.clientId)).find(({ id }) => id === linkedUserId);
  if (own !== undefined) return own.id;
  const link = (await linksOfClient(db, actor.clientId)).find(({ id }) => id === linkedUserId);
  return link?.userId ?? undefined;
}

/** The client's main users. */
export const mainUsersOf = async ({ db, actor }: OwnContext): Promise<readonly UserId[]> =>
  (await usersOfClient(db, actor.clientId)).filter(({ principal }) => principal).map(({ id }) => id);
