import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { SecondFactorRefusal } from '../../contract/second-factor-texts.ts';
import type { FactorOwner } from './factor-owner.ts';
import { newRecoveryCodes } from './new-recovery-codes.ts';
import { mayTryCode } from './second-factor-throttle.ts';
import { confirmFactor, factorOf } from './second-factors.store.ts';
import { takeCode } from './take-second-step-code.ts';

export interface Confirmation {
  readonly owner: FactorOwner;
  readonly code: string;
  /** The server's secret. */
  readonly secret: string;
}

/**
 * The app has told a code of the secret: from now on every login asks for one. Gives the codes for who loses it, which are
 * shown once. `renew` is what becomes of the sessions, in the same transaction.
 */
export async function confirmSecondFactor<Renewed>(
  context: Context,
  { owner, code, secret }: Confirmation,
  renew: (inside: Context) => Promise<Renewed>,
): Promise<
  Result<
    { readonly codes: readonly string[]; readonly renewed: Renewed },
    { readonly code: SecondFactorRefusal }
  >
> {
  const factor = await factorOf(context.db, owner);
  if (factor === undefined) return refuse({ code: 'not-begun' });
  if (factor.confirmedAt !== null) return refuse({ code: 'already-on' });
  if (!(await mayTryCode(context, factor.id))) return refuse({ code: 'too-many-attempts' });
  if (!(await takeCode(context, factor, code, secret))) return refuse({ code: 'wrong-code' });
  const renewed = await inTransaction(context, async (inside) => {
    // Two who come at once: one of them turns it on.
    if (!(await confirmFactor(inside.db, factor.id, inside.now))) return undefined;
    const codes = await newRecoveryCodes(inside.db, factor.id);
    return { codes, renewed: await renew(inside) };
  });
  if (renewed === undefined) return refuse({ code: 'already-on' });
  return accept(renewed);
}
