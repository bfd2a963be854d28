import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { SecondFactorRefusal } from '../../contract/second-factor/second-factor-texts.ts';
import { newRecoveryCodes } from './new-recovery-codes.ts';
import { type FactorProof, proveFactor } from './prove-factor.ts';
import { lockFactor } from './second-factors.store.ts';

/** Replaces the recovery codes; the app's secret stays, and the old recovery codes are void. */
export async function renewRecoveryCodes(
  context: Context,
  proof: FactorProof,
): Promise<Result<readonly string[], { readonly code: SecondFactorRefusal }>> {
  const proven = await proveFactor(context, proof);
  if (!proven.ok) return proven;
  const { id } = proven.value;
  return inTransaction(context, async ({ db }) => {
    // Of two concurrent renewals the last set stays valid; the other user may renew again.
    if (!(await lockFactor(db, id))) return refuse({ code: 'not-on' });
    return accept(await newRecoveryCodes(db, id));
  });
}
