import { type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { SecondStepRefusal } from '../../contract/second-factor/second-factor-texts.ts';
import type { LoginRefusal } from '../../contract/texts.ts';
import { accountOfUser } from '../clients/users.store.ts';
import { type LoggedIn, type LoginAttempt, openFor } from '../login/log-in.ts';
import { forgetSession } from '../sessions/cached-session.ts';
import { type PassedStep, passSecondStep, type SecondStep } from './pass-second-step.ts';

type Entry = Pick<LoginAttempt, 'asksToJoin' | 'device' | 'previousSessionId' | 'clientsOf' | 'represents'>;
type Entered = Result<
  LoggedIn,
  { readonly code: SecondStepRefusal | LoginRefusal; readonly applicantId?: string }
>;

/** Spec 4, login with a second factor: the session opens only now, and the browser's previous session ends. */
export async function logInSecondStep(context: Context, step: SecondStep, entry: Entry): Promise<Entered> {
  const place = { kind: 'user', onlyAt: context.supplier.id } as const;
  const open = async (inside: Context, { ownerId, asRepresentative }: PassedStep): Promise<Entered> => {
    const account = await accountOfUser(inside.db, ownerId);
    if (account === undefined) return refuse({ code: 'invalid-credentials' });
    return openFor(inside, account, { ...entry, asRepresentative, secondStepPassed: true });
  };
  const entered = await passSecondStep(context, place, step, open);
  if (entry.previousSessionId !== undefined) forgetSession(context.database.db, entry.previousSessionId);
  return entered;
}
