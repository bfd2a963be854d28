import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { SecondFactorRefusal } from '../../contract/second-factor/second-factor-texts.ts';
import { checkOwner, type OwnerProof } from '../registration/check-owner.ts';
import { mayTryCode } from './second-factor-throttle.ts';
import { dropFactor, factorOf } from './second-factors.store.ts';
import { takeCode } from './take-second-step-code.ts';

export interface Removal extends OwnerProof {
  readonly code: string;
  /** The server's secret. */
  readonly secret: string;
}

/** Turns the second factor off. Requires the password and a code, from the app or a recovery code. */
export async function removeSecondFactor(
  context: Context,
  { code, secret, ...proof }: Removal,
): Promise<Result<void, { readonly code: SecondFactorRefusal }>> {
  const checked = await checkOwner(context, proof);
  if (!checked.ok) return checked;
  const factor = await factorOf(context.db, proof.owner);
  if (factor === undefined || factor.confirmedAt === null) return refuse({ code: 'not-on' });
  if (!(await mayTryCode(context, factor.id))) return refuse({ code: 'too-many-attempts' });
  if (!(await takeCode(context, factor, code, secret))) return refuse({ code: 'wrong-code' });
  await dropFactor(context.db, factor.id);
  return accept(undefined);
}
