import { refusedPart } from '#features/accounts/domain/applicant.ts';
import { mayLogIn } from '#features/accounts/domain/approval.ts';
import type { OpenSession } from '#features/accounts/domain/session.ts';
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { customerToActFor } from '#features/accounts/server/clients/customers-page.store.ts';
import { accountOfUser } from '#features/accounts/server/clients/users.store.ts';
import { forgetSession } from '#features/accounts/server/sessions/cached-session.ts';
import { sessionOf } from '#features/accounts/server/sessions/session-of.ts';
import { sessionToRenew } from '#features/accounts/server/sessions/sessions.store.ts';
import { type StartedSession, startSession } from '#features/accounts/server/sessions/start-session.ts';
import { defined } from '#kernel/defined.ts';
import type { ClientId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { ChoiceRefusal } from '../contract/representative-texts.ts';
import { isClientOf } from './representative-clients.store.ts';
import { lockActiveRepresentative } from './representatives.store.ts';

type Acting = Context & { readonly actor: Customer };

interface Chosen extends StartedSession {
  readonly session: OpenSession;
}

type Represented = Omit<NonNullable<Awaited<ReturnType<typeof customerToActFor>>>, 'refusedAt'> & {
  readonly refused?: boolean;
};

export type ClientChoiceResult = Result<Chosen, { readonly code: ChoiceRefusal }>;

/**
 * Switches a representative to one of their clients: opens a session in the transaction that found the client on their list.
 * Clients of another representative or supplier and unknown ids return the same error. Reliability M11.
 */
export const chooseClient = (
  context: Acting,
  clientId: ClientId,
  device: string,
): Promise<ClientChoiceResult> =>
  inOneStep(context, async (inside) => {
    const { db, supplier, actor } = inside;
    if (!(await isClientOf(db, supplier.id, actor.userId, clientId)))
      return refuse({ code: 'client-not-found' });
    const client = await customerToActFor(db, supplier.id, clientId);
    if (client === undefined) return refuse({ code: 'client-not-found' });
    const { refusedAt, ...known } = client;
    const word = refusedPart(client);
    if (!mayLogIn(supplier.tags, client.approved))
      return refuse({ code: word.refused ? 'client-refused' : 'client-waits' });
    await recordChange(inside, { ...moved(actor, clientId), action: 'represented-client.chosen' });
    return open(inside, device, { ...known, ...word });
  });

/** Returns to the representative's own view, without a client. */
export const leaveClient = (context: Acting, device: string): Promise<ClientChoiceResult> =>
  inOneStep(context, async (inside) => {
    const { actor } = inside;
    if (!actor.choosing)
      await recordChange(inside, { ...moved(actor, undefined), action: 'represented-client.left' });
    return open(inside, device, undefined);
  });

async function inOneStep(
  context: Acting,
  step: (inside: Acting) => Promise<ClientChoiceResult>,
): Promise<ClientChoiceResult> {
  const { sessionId } = context.actor;
  const chosen = await inTransaction(context, async (inside) => {
    const { db, supplier, actor, now } = inside;
    // Locks in the same order as taking a client away, so that they do not deadlock.
    if (!(await lockActiveRepresentative(db, supplier.id, actor.userId)))
      return refuse({ code: 'session-over' } as const);
    // Of two concurrent switches the second finds its session ended.
    const still = await sessionToRenew(db, sessionId, now);
    return still === undefined ? refuse({ code: 'session-over' } as const) : step(inside);
  });
  if (chosen.ok) forgetSession(context.database.db, sessionId);
  return chosen;
}

async function open(
  { db, supplier, actor, now }: Acting,
  device: string,
  client: Represented | undefined,
): Promise<ClientChoiceResult> {
  const { userId, sessionId } = actor;
  const account = await accountOfUser(db, userId);
  if (account === undefined) return refuse({ code: 'session-over' });
  const acting = {
    capacity: 'representative',
    onlyAt: supplier.id,
    ...defined({ clientId: client === undefined ? undefined : client.clientId }),
  } as const;
  const started = await startSession({ db, now }, { userId, acting, device, previousSessionId: sessionId });
  const forWhom = client ?? { choosing: true, approved: true };
  const { handle } = started;
  return accept({
    ...started,
    session: sessionOf({ ...account, handle, capacity: 'representative', ...forWhom }),
  });
}

/** Audit facts: the client acted for, before and after. */
const moved = (actor: Customer, clientId: ClientId | undefined) => ({
  subjectId: clientId ?? actor.clientId,
  before: actor.choosing ? null : { clientId: actor.clientId },
  after: clientId === undefined ? null : { clientId },
});
