import { type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { SecondStepRefusal } from '../../contract/second-factor/second-factor-texts.ts';
import type { LoginRefusal } from '../../contract/texts.ts';
import { accountOfUser } from '../clients/users.store.ts';
import { type LoggedIn, type LoginAttempt, openFor } from '../login/log-in.ts';
import { forgetSession } from '../sessions/cached-session.ts';
import { passSecondStep, type SecondStep } from './pass-second-step.ts';
import { takeChallenge } from './second-step-challenges.store.ts';

type Entry = Pick<LoginAttempt, 'asksToJoin' | 'device' | 'previousSessionId' | 'clientsOf' | 'represents'>;

/** Spec 4, login with a second factor: the session opens only now, and the browser's previous session ends. */
export async function logInSecondStep(
  context: Context,
  step: SecondStep,
  entry: Entry,
): Promise<Result<LoggedIn, { readonly code: SecondStepRefusal | LoginRefusal }>> {
  const passed = await passSecondStep(context, context.supplier.id, step);
  if (!passed.ok) return passed;
  const { owner, challengeHash, asRepresentative } = passed.value;
  const entered = await inTransaction(context, async (inside) => {
    // The challenge is gone after a password change, or when a concurrent request used it.
    if (!(await takeChallenge(inside.db, challengeHash, inside.supplier.id, inside.now)))
      return refuse({ code: 'step-is-over' as const });
    const account = await accountOfUser(inside.db, owner.id);
    if (account === undefined) return refuse({ code: 'invalid-credentials' as const });
    return openFor(inside, account, { ...entry, asRepresentative, secondStepPassed: true });
  });
  if (entry.previousSessionId !== undefined) forgetSession(context.database.db, entry.previousSessionId);
  return entered;
}
