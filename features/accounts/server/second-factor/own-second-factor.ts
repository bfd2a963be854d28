import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { forgetSession } from '../sessions/cached-session.ts';
import { endSessionsOf } from '../sessions/end-sessions.store.ts';
import { renewSession } from '../sessions/renew-session.ts';
import { type Confirmation, confirmSecondFactor } from './confirm-second-factor.ts';

type OwnContext = Context & { readonly actor: Customer };

/** Sessions opened without the second factor end; the current one continues under a new id. */
export async function turnOnSecondFactor(context: OwnContext, confirmation: Omit<Confirmation, 'owner'>) {
  const { sessionId, userId } = context.actor;
  const confirmed = await confirmSecondFactor(
    context,
    { ...confirmation, owner: { kind: 'user', id: userId } },
    async ({ db, now }) => {
      const ended = await endSessionsOf(db, userId, now, sessionId);
      return { ended, started: await renewSession({ db, now }, sessionId) };
    },
  );
  if (confirmed.ok)
    for (const id of [sessionId, ...confirmed.value.renewed.ended]) forgetSession(context.database.db, id);
  return confirmed;
}
