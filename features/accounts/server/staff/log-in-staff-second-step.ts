import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { SecondStepRefusal } from '../../contract/second-factor/second-factor-texts.ts';
import { passSecondStep, type SecondStep } from '../second-factor/pass-second-step.ts';
import { takeChallenge } from '../second-factor/second-step-challenges.store.ts';
import type { LoggedInStaff } from './log-in-staff.ts';
import { staffById } from './staff.store.ts';
import { staffSessionOf } from './staff-session-of.ts';
import { startStaffSession } from './start-staff-session.ts';

/** Panel login with a second factor: the session opens only now. */
export async function logInStaffSecondStep(
  context: Context,
  step: SecondStep,
  previousSessionId: string | undefined,
): Promise<Result<LoggedInStaff, { readonly code: SecondStepRefusal }>> {
  const passed = await passSecondStep(context, undefined, step);
  if (!passed.ok) return passed;
  const { owner, challengeHash } = passed.value;
  return inTransaction(
    context,
    async (inside): Promise<Result<LoggedInStaff, { code: SecondStepRefusal }>> => {
      const taken = await takeChallenge(inside.db, challengeHash, undefined, inside.now);
      const person = taken ? await staffById(inside.db, owner.id) : undefined;
      if (person === undefined) return refuse({ code: 'step-is-over' });
      const started = await startStaffSession(inside, person.id, previousSessionId);
      return accept({
        ...started,
        session: await staffSessionOf(inside.db, { ...person, staffId: person.id }),
      });
    },
  );
}
