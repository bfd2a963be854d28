import type { SupplierId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { SecondStepRefusal } from '../../contract/second-factor/second-factor-texts.ts';
import { hashOfChallenge } from './await-second-step.ts';
import type { FactorOwner } from './factor-owner.ts';
import { mayTryCode } from './second-factor-throttle.ts';
import { ownerOf } from './second-factors.store.ts';
import { challengedFactor, countMiss } from './second-step-challenges.store.ts';
import { takeCode } from './take-second-step-code.ts';

export interface SecondStep {
  /** Token returned by the first step. */
  readonly challenge: string;
  readonly code: string;
  /** The server's secret. */
  readonly secret: string;
}

export interface PassedStep {
  readonly owner: FactorOwner;
  readonly asRepresentative: boolean;
  readonly challengeHash: string;
}

/** Checks and uses up the code only. The caller takes the challenge in the transaction that opens the session. */
export async function passSecondStep(
  context: Context,
  onlyAt: SupplierId | undefined,
  { challenge, code, secret }: SecondStep,
): Promise<Result<PassedStep, { readonly code: SecondStepRefusal }>> {
  const challengeHash = hashOfChallenge(challenge);
  const found = await challengedFactor(context.db, challengeHash, onlyAt, context.now);
  if (found === undefined) return refuse({ code: 'step-is-over' });
  const { factor, asRepresentative } = found;
  if (!(await mayTryCode(context, factor.id))) return refuse({ code: 'too-many-attempts' });
  if (await takeCode(context, factor, code, secret))
    return accept({ owner: ownerOf(factor), asRepresentative, challengeHash });
  await countMiss(context.db, challengeHash);
  return refuse({ code: 'wrong-code' });
}
