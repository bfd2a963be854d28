import type { ClientChoice } from '#features/accounts/domain/client-choice.ts';
import type { OpenSession } from '#features/accounts/domain/session.ts';
import { lockUser } from '#features/accounts/server/clients/users-of-clients.store.ts';
import { forgetSession } from '#features/accounts/server/sessions/cached-session.ts';
import { sessionOf } from '#features/accounts/server/sessions/session-of.ts';
import { mayHandOut } from '#features/accounts/server/sessions/sessions.store.ts';
import { type StartedSession, startSession } from '#features/accounts/server/sessions/start-session.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { ChoosingRefusal } from '../../contract/linked-users-texts.ts';
import { recordLinkEvent } from './client-link-events.store.ts';
import { chooseLink, forgetChoices } from './client-links.store.ts';
import { clientsToActFor } from './clients-to-act-for.ts';

type OwnContext = Context & { readonly actor: Customer };
type Refusal = { readonly code: ChoosingRefusal | 'not-found' };

interface Chosen extends StartedSession {
  readonly session: OpenSession;
}

/** Switches to another client that the user may act for: opens a new session and ends the current one. Spec 4; T32. */
export async function chooseLinkedClient(
  context: OwnContext,
  { linkedUserId, device }: { readonly linkedUserId: string; readonly device: string },
): Promise<Result<Chosen, Refusal>> {
  const { actor, database } = context;
  const chosen = await inTransaction(context, async (inside): Promise<Result<Chosen, Refusal>> => {
    const { db, now } = inside;
    const user = await lockUser(db, actor.userId);
    const choice = (await clientsToActFor(inside, actor)).find((one) => one.linkedUserId === linkedUserId);
    if (user === undefined || choice === undefined) return refuse({ code: 'not-found' });
    if (!choice.mayEnter) return refuse({ code: choice.refused ? 'not-approved' : 'waiting-for-approval' });
    if (!(await mayHandOut(db, actor.sessionId, now))) return refuse({ code: 'from-a-token' });
    const own = choice.clientId === user.clientId;
    if (!(await remember(inside, choice, own))) return refuse({ code: 'not-found' });
    const started = await startSession(inside, {
      userId: user.id,
      ...(own ? {} : { acting: { capacity: 'linked', clientId: choice.clientId } }),
      device,
      previousSessionId: actor.sessionId,
    });
    const { clientId, clientName, company, approved, refused = false, principal } = choice;
    const session = sessionOf({
      handle: started.handle,
      clientId,
      clientName,
      clientKind: company ? 'company' : 'person',
      name: user.name,
      email: user.email,
      capacity: principal ? 'principal' : 'linked',
      approved,
      refused,
    });
    return accept({ ...started, session });
  });
  if (chosen.ok) forgetSession(database.db, actor.sessionId);
  return chosen;
}

/** Stores the choice, so that this client is offered first next time. False when the link has ended meanwhile. */
async function remember(
  { db, actor, now }: OwnContext,
  { linkedUserId, clientId }: ClientChoice,
  own: boolean,
): Promise<boolean> {
  if (own) await forgetChoices(db, actor.userId);
  else if (!(await chooseLink(db, linkedUserId, now))) return false;
  await recordLinkEvent(db, { clientId, byUserId: actor.userId, act: 'chosen', linkedUserId }, now);
  return true;
}
