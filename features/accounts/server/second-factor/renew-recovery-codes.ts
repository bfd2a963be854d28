import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { SecondFactorRefusal } from '../../contract/second-factor/second-factor-texts.ts';
import { checkOwner } from '../registration/check-owner.ts';
import { newRecoveryCodes } from './new-recovery-codes.ts';
import type { Removal } from './remove-second-factor.ts';
import { mayTryCode } from './second-factor-throttle.ts';
import { factorOf, lockFactor } from './second-factors.store.ts';
import { takeCode } from './take-second-step-code.ts';

/** Replaces the recovery codes. Requires the password and a code; the app's secret stays, and the old recovery codes are void. */
export async function renewRecoveryCodes(
  context: Context,
  { code, secret, ...proof }: Removal,
): Promise<Result<readonly string[], { readonly code: SecondFactorRefusal }>> {
  const checked = await checkOwner(context, proof);
  if (!checked.ok) return checked;
  const factor = await factorOf(context.db, proof.owner);
  if (factor === undefined || factor.confirmedAt === null) return refuse({ code: 'not-on' });
  if (!(await mayTryCode(context, factor.id))) return refuse({ code: 'too-many-attempts' });
  if (!(await takeCode(context, factor, code, secret))) return refuse({ code: 'wrong-code' });
  return inTransaction(context, async ({ db }) => {
    // Of two concurrent renewals the last set stays valid; the other user may renew again.
    if (!(await lockFactor(db, factor.id))) return refuse({ code: 'not-on' });
    return accept(await newRecoveryCodes(db, factor.id));
  });
}
