import type { SupplierId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { hashOfOpaqueToken, newOpaqueToken } from '#platform/keys/opaque-token.ts';
import type { FactorOwner } from './factor-owner.ts';
import { factorOf } from './second-factors.store.ts';
import { putChallenge } from './second-step-challenges.store.ts';

/** Five minutes, in milliseconds: time to find the phone. */
const LIFETIME = 5 * 60_000;

interface FirstStep {
  /** Supplier where a user logs in; absent for staff. */
  readonly onlyAt?: SupplierId;
  readonly asRepresentative?: boolean;
}

/**
 * Returns the token of a login that waits for its second step; undefined for an owner without a second factor. Call it in the
 * transaction that checked the password. The token alone opens no session.
 */
export async function awaitSecondStep(
  { db, now }: Pick<Context, 'db' | 'now'>,
  owner: FactorOwner,
  { onlyAt, asRepresentative = false }: FirstStep,
): Promise<string | undefined> {
  const factor = await factorOf(db, owner);
  if (factor === undefined || factor.confirmedAt === null) return undefined;
  const token = newOpaqueToken();
  const challenge = {
    tokenHash: hashOfOpaqueToken(token),
    factorId: factor.id,
    onlyAt: onlyAt ?? null,
    asRepresentative,
    expiresAt: new Date(now + LIFETIME),
  };
  await putChallenge(db, challenge, now);
  return token;
}
