import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { SupplierId, UserId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { Db } from '#platform/db/database.ts';
import { atVersion, nextVersion } from '#platform/db/version.ts';
import { firstDayOf, type Month } from '../../domain/sales-target.ts';
import { representatives } from '../representatives.tables.ts';
import { salesTargetMonths, salesTargets } from './sales-targets.tables.ts';

const monthOfShop = (supplierId: SupplierId, month: Month) =>
  and(eq(salesTargetMonths.supplierId, supplierId), eq(salesTargetMonths.month, firstDayOf(month)));

/** 1 for a month that nobody has edited. */
export async function versionOfMonth(db: Db, supplierId: SupplierId, month: Month): Promise<number> {
  const [row] = await db
    .select({ version: salesTargetMonths.version })
    .from(salesTargetMonths)
    .where(monthOfShop(supplierId, month));
  return row?.version ?? 1;
}

/** Locks the month for the transaction; false if it has another version by now. */
export async function takeMonth(
  db: Db,
  supplierId: SupplierId,
  month: Month,
  version: number,
): Promise<boolean> {
  await db
    .insert(salesTargetMonths)
    .values({ supplierId, month: firstDayOf(month) })
    .onConflictDoNothing();
  const taken = await db
    .update(salesTargetMonths)
    .set({ version: nextVersion(salesTargetMonths) })
    .where(and(monthOfShop(supplierId, month), atVersion(salesTargetMonths, version)))
    .returning({ version: salesTargetMonths.version });
  return taken.length > 0;
}

interface TargetRow {
  readonly userId: UserId;
  readonly ended: boolean;
  readonly target: Money | null;
}

/** Current representatives and former ones with a target in the month, the earliest first. */
export async function targetsOfMonth(
  db: Db,
  supplierId: SupplierId,
  month: Month,
): Promise<readonly TargetRow[]> {
  const rows = await db
    .select({
      userId: representatives.userId,
      endedAt: representatives.endedAt,
      amount: salesTargets.amount,
    })
    .from(representatives)
    .leftJoin(
      salesTargets,
      and(
        eq(salesTargets.supplierId, representatives.supplierId),
        eq(salesTargets.userId, representatives.userId),
        eq(salesTargets.month, firstDayOf(month)),
      ),
    )
    .where(
      and(
        eq(representatives.supplierId, supplierId),
        or(isNull(representatives.endedAt), isNotNull(salesTargets.amount)),
      ),
    )
    .orderBy(asc(representatives.since), asc(representatives.userId));
  return rows.map(({ userId, endedAt, amount }) => ({
    userId,
    ended: endedAt !== null,
    target: amount === null ? null : centavos(amount),
  }));
}

export async function targetOf(
  db: Db,
  supplierId: SupplierId,
  month: Month,
  userId: UserId,
): Promise<Money | null> {
  const [row] = await db
    .select({ amount: salesTargets.amount })
    .from(salesTargets)
    .where(
      and(
        eq(salesTargets.supplierId, supplierId),
        eq(salesTargets.month, firstDayOf(month)),
        eq(salesTargets.userId, userId),
      ),
    );
  return row === undefined ? null : centavos(row.amount);
}

/** Null takes the target away. */
export async function writeTarget(
  db: Db,
  supplierId: SupplierId,
  month: Month,
  { userId, target }: { readonly userId: UserId; readonly target: Money | null },
): Promise<void> {
  const key = { supplierId, month: firstDayOf(month), userId };
  if (target === null) {
    await db
      .delete(salesTargets)
      .where(
        and(
          eq(salesTargets.supplierId, supplierId),
          eq(salesTargets.month, key.month),
          eq(salesTargets.userId, userId),
        ),
      );
    return;
  }
  await db
    .insert(salesTargets)
    .values({ ...key, amount: target })
    .onConflictDoUpdate({
      target: [salesTargets.supplierId, salesTargets.month, salesTargets.userId],
      set: { amount: target },
    });
}

export async function forgetTargets(
  db: Db,
  supplierId: SupplierId,
  userIds: readonly UserId[],
): Promise<void> {
  await db
    .delete(salesTargets)
    .where(and(eq(salesTargets.supplierId, supplierId), inArray(salesTargets.userId, [...userIds])));
}
