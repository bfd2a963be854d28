import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import type { ClientChoice } from '#features/accounts/domain/client-choice.ts';
import { lockUser, usersById } from '#features/accounts/server/clients/users-of-clients.store.ts';
import { signSession } from '#features/accounts/server/identity/session-token.ts';
import { mayHandOut } from '#features/accounts/server/sessions/sessions.store.ts';
import { startSession } from '#features/accounts/server/sessions/start-session.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { TokenRefusal } from '../../contract/linked-users-texts.ts';
import { type LinkedUser, TOKEN_LIFETIME } from '../../domain/linked-user.ts';
import { recordLinkEvent } from './client-link-events.store.ts';
import { clientsToActFor } from './clients-to-act-for.ts';
import { linkedUsersOf } from './list-linked-users.ts';

type OwnContext = Context & { readonly actor: Customer };
type Refusal = { readonly code: TokenRefusal | 'not-found' };

interface LinkedUserQuery {
  readonly linkedUserId: string;
  /** Signs the token; absent: no token is requested. */
  readonly tokenSecret?: string;
}

interface LinkedUserFacts {
  readonly user: LinkedUser;
  readonly clientId: string;
  readonly token?: string;
}

/**
 * One linked user. The client's main user may read all of the client's, others only themselves. A token is issued only to the
 * user themselves, so that nobody orders in another's name.
 */
export async function linkedUser(
  context: OwnContext,
  { linkedUserId, tokenSecret }: LinkedUserQuery,
): Promise<Result<LinkedUserFacts, Refusal>> {
  const { db, actor } = context;
  const own = (await clientsToActFor(context, actor)).find((one) => one.linkedUserId === linkedUserId);
  if (own !== undefined) return notifySelf(context, own, tokenSecret);
  const user = capacityMay(actor.capacity, 'linked-users:manage')
    ? (await linkedUsersOf({ ...context, db })).find(({ id }) => id === linkedUserId)
    : undefined;
  if (user === undefined) return refuse({ code: 'not-found' });
  if (tokenSecret !== undefined) return refuse({ code: 'no-token-for-others' });
  return accept({ user, clientId: actor.clientId });
}

async function notifySelf(
  context: OwnContext,
  choice: ClientChoice,
  tokenSecret: string | undefined,
): Promise<Result<LinkedUserFacts, Refusal>> {
  const { principal, linkedUserId: id, clientId } = choice;
  const [person] = await usersById(context.db, [context.actor.userId]);
  if (person === undefined) return refuse({ code: 'not-found' });
  const { name, email } = person;
  const principalUser = { user: { id, name, email, principal, state: 'active' }, clientId } as const;
  if (tokenSecret === undefined) return accept(principalUser);
  // A main user's session opens only by their own login.
  if (principal) return refuse({ code: 'no-token-for-others' });
  const token = await makeToken(context, choice, tokenSecret);
  return token.ok ? accept({ ...principalUser, token: token.value }) : token;
}

/** The token names a separate session, which ends with the current one. Reliability M12, T32. */
async function makeToken(
  context: OwnContext,
  { clientId, linkedUserId }: ClientChoice,
  secret: string,
): Promise<Result<string, Refusal>> {
  const { actor, now } = context;
  const started = await inTransaction(context, async (inside) => {
    const { db } = inside;
    const user = await lockUser(db, actor.userId);
    const still = (await clientsToActFor(inside, actor)).some((one) => one.linkedUserId === linkedUserId);
    if (user === undefined || !still) return refuse({ code: 'not-found' } as const);
    if (!(await mayHandOut(db, actor.sessionId, now))) return refuse({ code: 'from-a-token' } as const);
    await recordLinkEvent(db, { clientId, byUserId: user.id, act: 'token', linkedUserId }, now);
    const own = clientId === user.clientId;
    return accept(
      await startSession(inside, {
        userId: user.id,
        ...(own ? {} : { acting: { capacity: 'linked', clientId } }),
        device: 'Token de acesso',
        openedBy: actor.sessionId,
        length: TOKEN_LIFETIME,
      }),
    );
  });
  if (!started.ok) return started;
  const { sessionId, expiresAt } = started.value;
  return accept(await signSession(secret, sessionId, expiresAt));
}
