import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { FactorOwner } from './factor-owner.ts';
import { secondFactors } from './second-factors.tables.ts';

export type FactorRow = typeof secondFactors.$inferSelect;

const ownedBy = ({ kind, id }: FactorOwner) =>
  kind === 'user' ? eq(secondFactors.userId, id) : eq(secondFactors.staffId, id);

export const ownerOf = ({ userId, staffId }: Pick<FactorRow, 'userId' | 'staffId'>): FactorOwner =>
  userId === null ? { kind: 'staff', id: staffId ?? '' } : { kind: 'user', id: userId };

/** Includes an unconfirmed factor. */
export async function factorOf(db: Db, owner: FactorOwner): Promise<FactorRow | undefined> {
  const [found] = await db.select().from(secondFactors).where(ownedBy(owner));
  return found;
}

/** Stores an unconfirmed factor in place of an earlier unconfirmed one. False where a confirmed one exists. */
export async function putFactor(db: Db, owner: FactorOwner, id: string, secret: string): Promise<boolean> {
  await db.delete(secondFactors).where(and(ownedBy(owner), isNull(secondFactors.confirmedAt)));
  const whose = owner.kind === 'user' ? { userId: owner.id } : { staffId: owner.id };
  const added = await db
    .insert(secondFactors)
    .values({ id, secret, ...whose })
    .onConflictDoNothing()
    .returning({ id: secondFactors.id });
  return added.length > 0;
}

/** False where it is confirmed already. */
export async function confirmFactor(db: Db, id: string, now: Instant): Promise<boolean> {
  const changed = await db
    .update(secondFactors)
    .set({ confirmedAt: new Date(now) })
    .where(and(eq(secondFactors.id, id), isNull(secondFactors.confirmedAt)))
    .returning({ id: secondFactors.id });
  return changed.length > 0;
}

/** Records the time step of a code as used; false where this step or a later one was used before. */
export async function takeStep(db: Db, id: string, step: number): Promise<boolean> {
  const changed = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.id, id), lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.id });
  return changed.length > 0;
}

/** Locks the row until the transaction ends; false where the factor has been removed. */
export async function lockFactor(db: Db, id: string): Promise<boolean> {
  const found = await db
    .select({ id: secondFactors.id })
    .from(secondFactors)
    .where(eq(secondFactors.id, id))
    .for('update');
  return found.length > 0;
}

/** Its recovery codes and pending challenges are deleted by cascade. */
export async function dropFactor(db: Db, id: string): Promise<void> {
  await db.delete(secondFactors).where(eq(secondFactors.id, id));
}
