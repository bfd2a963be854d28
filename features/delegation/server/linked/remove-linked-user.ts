import {
  lockLinkedUser,
  moveUser,
  retireUser,
  usersById,
} from '#features/accounts/server/clients/users-of-clients.store.ts';
import { forgetSession } from '#features/accounts/server/sessions/cached-session.ts';
import { endLinkedSessions, endSessionsOf } from '#features/accounts/server/sessions/end-sessions.store.ts';
import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { RemovingRefusal } from '../../contract/linked-users-texts.ts';
import { recordLinkEvent } from './client-link-events.store.ts';
import { type ClientLink, endLink, linksOfClient, lockLink, lockNextLink } from './client-links.store.ts';

type OwnContext = Context & { readonly actor: Customer };
type Refusal = { readonly code: RemovingRefusal | 'not-found' };

interface Removed {
  readonly was: 'user' | 'invitation';
  /** Ids of the ended sessions. */
  readonly ended: readonly string[];
  /** Recipient of the notification. */
  readonly email?: string;
}

/**
 * Removes a linked user or an invitation. The user's sessions end at once, on other processes within a second. Reliability T32.
 */
export async function removeLinkedUser(
  context: OwnContext,
  id: string,
): Promise<Result<Removed['was'], Refusal>> {
  const { actor, supplier, now, database } = context;
  const { clientId } = actor;
  const removed = await inTransaction(context, async (inside): Promise<Result<Removed, Refusal>> => {
    const { db } = inside;
    const link = await lockLink(db, clientId, id);
    const byLink = link !== undefined && !(await belongs(inside, link));
    const done = byLink ? accept(await removeLink(inside, link)) : await removeOwn(inside, id);
    if (!done.ok) return done;
    await recordLinkEvent(db, { clientId, byUserId: actor.userId, act: 'removed', linkedUserId: id }, now);
    const { email } = done.value;
    if (email !== undefined)
      await queueMail(db, 'linked-removed', { supplierId: supplier.id, clientId, email }, now);
    return done;
  });
  if (!removed.ok) return removed;
  for (const session of removed.value.ended) forgetSession(database.db, session);
  return accept(removed.value.was);
}

/** Whether the link's user was created by the invitation (same id) and still belongs to the client. */
const belongs = async ({ db, actor }: OwnContext, { id, userId }: ClientLink): Promise<boolean> =>
  userId === id && (await lockLinkedUser(db, actor.clientId, id)) !== undefined;

async function removeLink({ db, actor, now }: OwnContext, link: ClientLink): Promise<Removed> {
  await endLink(db, link.id, now);
  if (link.userId === null) return { was: 'invitation', ended: [] };
  const { userId } = link;
  const ended = await endLinkedSessions(db, { userId, clientId: actor.clientId }, now);
  const [person] = await usersById(db, [userId]);
  return { was: 'user', ended, ...defined({ email: person === undefined ? undefined : person.email }) };
}

/**
 * Removes a user of the client itself. If they are also linked to other clients, they move to one of those; otherwise they are
 * disabled.
 */
async function removeOwn({ db, actor, now }: OwnContext, id: string): Promise<Result<Removed, Refusal>> {
  const user = await lockLinkedUser(db, actor.clientId, id);
  if (user === undefined) return refuse({ code: 'not-found' });
  if (user.principal) return refuse({ code: 'main-user-stays' });
  const ended = await endSessionsOf(db, user.id, now);
  for (const link of await linksOfClient(db, actor.clientId))
    if (link.userId === user.id) await endLink(db, link.id, now);
  const next = await lockNextLink(db, user.id, actor.clientId);
  if (next === undefined) await retireUser(db, user.id, now);
  else {
    await endLink(db, next.id, now);
    await moveUser(db, user.id, next.clientId);
  }
  return accept({ was: 'user', ended, email: user.email });
}
