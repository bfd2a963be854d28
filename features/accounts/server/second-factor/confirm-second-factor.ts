import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { SecondFactorRefusal } from '../../contract/second-factor/second-factor-texts.ts';
import type { FactorOwner } from './factor-owner.ts';
import { newRecoveryCodes } from './new-recovery-codes.ts';
import { mayTrySecondFactorCode } from './second-factor-throttle.ts';
import { confirmFactor, factorOf } from './second-factors.store.ts';
import { takeCode } from './take-second-step-code.ts';

export interface Confirmation {
  readonly owner: FactorOwner;
  readonly code: string;
  /** The server's secret. */
  readonly secret: string;
}

/**
 * Turns the factor on after the first correct code; every login requires a code from now on. Returns the recovery codes, which
 * are shown once. `renew` handles the sessions, in the same transaction.
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
  if (!(await mayTrySecondFactorCode(context, factor.id))) return refuse({ code: 'too-many-attempts' });
  if (!(await takeCode(context, factor, code, secret))) return refuse({ code: 'wrong-code' });
  const renewed = await inTransaction(context, async (inside) => {
    // Two confirmations may be concurrent: only one of them turns the factor on.
    if (!(await confirmFactor(inside.db, factor.id, inside.now))) return undefined;
    const codes = await newRecoveryCodes(inside.db, factor.id);
    return { codes, renewed: await renew(inside) };
  });
  if (renewed === undefined) return refuse({ code: 'already-on' });
  return accept(renewed);
}
