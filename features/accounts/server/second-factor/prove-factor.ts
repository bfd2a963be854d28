import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { SecondFactorRefusal } from '../../contract/second-factor/second-factor-texts.ts';
import { checkOwner, type OwnerProof } from './check-owner.ts';
import { mayTrySecondFactorCode } from './second-factor-throttle.ts';
import { type FactorRow, factorOf } from './second-factors.store.ts';
import { takeCode } from './take-second-step-code.ts';

export interface FactorProof extends OwnerProof {
  /** From the app, or a recovery code. */
  readonly code: string;
  /** The server's secret. */
  readonly secret: string;
}

/** The owner's confirmed factor, after their password and a code, which is used up. */
export async function proveFactor(
  context: Context,
  { code, secret, ...proof }: FactorProof,
): Promise<Result<FactorRow, { readonly code: SecondFactorRefusal }>> {
  const checked = await checkOwner(context, proof);
  if (!checked.ok) return checked;
  const factor = await factorOf(context.db, proof.owner);
  if (factor === undefined || factor.confirmedAt === null) return refuse({ code: 'not-on' });
  if (!(await mayTrySecondFactorCode(context, factor.id))) return refuse({ code: 'too-many-attempts' });
  if (!(await takeCode(context, factor, code, secret))) return refuse({ code: 'wrong-code' });
  return accept(factor);
}
