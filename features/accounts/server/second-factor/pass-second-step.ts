import type { SupplierId } from '#kernel/ids.ts';
import { type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { hashOfOpaqueToken } from '#platform/keys/opaque-token.ts';
import type { SecondStepRefusal } from '../../contract/second-factor/second-factor-texts.ts';
import { mayTrySecondFactorCode } from './second-factor-throttle.ts';
import { ownerOf } from './second-factors.store.ts';
import { challengedFactor, countMiss, takeChallenge } from './second-step-challenges.store.ts';
import { takeCode } from './take-second-step-code.ts';

export interface SecondStep {
  /** Token returned by the first step. */
  readonly challenge: string;
  readonly code: string;
  /** The server's secret. */
  readonly secret: string;
}

/** Where the first step was: a user's at a supplier, a staff member's at none. The second is accepted nowhere else. */
type LoginPlace =
  | { readonly kind: 'user'; readonly onlyAt: SupplierId }
  | { readonly kind: 'staff'; readonly onlyAt?: undefined };

export interface PassedStep {
  /** Id of a user or of a staff member, depending on where they log in. */
  readonly ownerId: string;
  readonly asRepresentative: boolean;
}

type Passed<Value, Code> = Result<Value, { readonly code: Code | SecondStepRefusal }>;

/** Checks and uses up the code, then takes the challenge in the transaction in which `open` opens the session. */
export async function passSecondStep<Value, Code extends string>(
  context: Context,
  { kind, onlyAt }: LoginPlace,
  { challenge, code, secret }: SecondStep,
  open: (inside: Context, step: PassedStep) => Promise<Passed<Value, Code>>,
): Promise<Passed<Value, Code>> {
  const challengeHash = hashOfOpaqueToken(challenge);
  const found = await challengedFactor(context.db, challengeHash, onlyAt, context.now);
  if (found === undefined) return refuse({ code: 'step-is-over' });
  const { factor, asRepresentative } = found;
  const owner = ownerOf(factor);
  if (owner.kind !== kind) return refuse({ code: 'step-is-over' });
  if (!(await mayTrySecondFactorCode(context, factor.id))) return refuse({ code: 'too-many-attempts' });
  if (!(await takeCode(context, factor, code, secret))) {
    await countMiss(context.db, challengeHash);
    return refuse({ code: 'wrong-code' });
  }
  return inTransaction(context, async (inside): Promise<Passed<Value, Code>> => {
    // The challenge is gone after a password change, or when a concurrent request used it.
    if (!(await takeChallenge(inside.db, challengeHash, onlyAt, inside.now)))
      return refuse({ code: 'step-is-over' });
    return open(inside, { ownerId: owner.id, asRepresentative });
  });
}
