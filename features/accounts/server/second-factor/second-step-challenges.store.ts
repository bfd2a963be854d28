import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { FactorOwner } from './factor-owner.ts';
import { secondFactors, secondStepChallenges } from './second-factors.tables.ts';

/** Wrong codes per challenge; after that the password must be entered again. */
const MAX_MISSES = 5;

/** Also deletes expired challenges of the same factor. */
export async function putChallenge(
  db: Db,
  challenge: typeof secondStepChallenges.$inferInsert,
  now: Instant,
): Promise<void> {
  await db
    .delete(secondStepChallenges)
    .where(
      and(
        eq(secondStepChallenges.factorId, challenge.factorId),
        lt(secondStepChallenges.expiresAt, new Date(now)),
      ),
    );
  await db.insert(secondStepChallenges).values(challenge);
}

const valid = (tokenHash: string, onlyAt: SupplierId | undefined, now: Instant) =>
  and(
    eq(secondStepChallenges.tokenHash, tokenHash),
    onlyAt === undefined ? isNull(secondStepChallenges.onlyAt) : eq(secondStepChallenges.onlyAt, onlyAt),
    gt(secondStepChallenges.expiresAt, new Date(now)),
    lt(secondStepChallenges.misses, MAX_MISSES),
  );

/** The pending login with its factor; undefined when it expired, was used or never existed. */
export async function challengedFactor(
  db: Db,
  tokenHash: string,
  onlyAt: SupplierId | undefined,
  now: Instant,
) {
  const [found] = await db
    .select({ factor: secondFactors, asRepresentative: secondStepChallenges.asRepresentative })
    .from(secondStepChallenges)
    .innerJoin(secondFactors, eq(secondFactors.id, secondStepChallenges.factorId))
    .where(valid(tokenHash, onlyAt, now));
  return found;
}

export async function countMiss(db: Db, tokenHash: string): Promise<void> {
  await db
    .update(secondStepChallenges)
    .set({ misses: sql`${secondStepChallenges.misses} + 1` })
    .where(eq(secondStepChallenges.tokenHash, tokenHash));
}

/** Deletes the challenge; false for the second of two concurrent uses. */
export async function takeChallenge(
  db: Db,
  tokenHash: string,
  onlyAt: SupplierId | undefined,
  now: Instant,
): Promise<boolean> {
  return ((await db.delete(secondStepChallenges).where(valid(tokenHash, onlyAt, now))).rowCount ?? 0) > 0;
}

/** Ends all pending logins of this owner: the password must be entered again. */
export async function dropChallenges(db: Db, { kind, id }: FactorOwner): Promise<void> {
  const factors = db
    .select({ id: secondFactors.id })
    .from(secondFactors)
    .where(kind === 'user' ? eq(secondFactors.userId, id) : eq(secondFactors.staffId, id));
  await db.delete(secondStepChallenges).where(inArray(secondStepChallenges.factorId, factors));
}
