import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { SecondStepRefusal } from '../../contract/second-factor/second-factor-texts.ts';
import { passSecondStep, type SecondStep } from '../second-factor/pass-second-step.ts';
import { type LoggedInStaff, openForStaff } from './log-in-staff.ts';
import { staffById } from './staff.store.ts';
import type { SessionOrigin } from './start-staff-session.ts';

type LoggedIn = Result<LoggedInStaff, { readonly code: SecondStepRefusal }>;

/** Panel login with a second factor: the session opens only now. */
export const logInStaffSecondStep = (
  context: Context,
  step: SecondStep,
  previousSessionId: string | undefined,
  origin: SessionOrigin,
): Promise<LoggedIn> =>
  passSecondStep(context, { kind: 'staff' }, step, async (inside, { ownerId }): Promise<LoggedIn> => {
    const person = await staffById(inside.db, ownerId);
    if (person === undefined) return refuse({ code: 'step-is-over' });
    return accept(await openForStaff(inside, person, previousSessionId, origin));
  });
