import { randomInt } from 'node:crypto';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { SecondFactorRefusal } from '../contract/second-factor-texts.ts';
import { inGroups, RECOVERY_ALPHABET, RECOVERY_LENGTH } from '../domain/second-step-code.ts';
import type { FactorOwner } from './factor-owner.ts';
import { addRecoveryCodes } from './recovery-codes.store.ts';
import { mayTryCode } from './second-factor-throttle.ts';
import { confirmFactor, factorOf } from './second-factors.store.ts';
import { hashOfRecoveryCode, takeCode } from './take-second-step-code.ts';

const RECOVERY_CODES = 10;

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
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const renewed = await inTransaction(context, async (inside) => {
    // Two who come at once: one of them turns it on.
    if (!(await confirmFactor(inside.db, factor.id, inside.now))) return undefined;
    const hashes = codes.map((each) => hashOfRecoveryCode(factor.id, each));
    await addRecoveryCodes(inside.db, factor.id, hashes);
    return { sessions: await renew(inside) };
  });
  if (renewed === undefined) return refuse({ code: 'already-on' });
  return accept({ codes: codes.map((each) => inGroups(each)), renewed: renewed.sessions });
}

const newRecoveryCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join(
    '',
  );
