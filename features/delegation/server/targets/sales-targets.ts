/** Monthly sales targets: the shop sets them, the panel and the representative see how far they are. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { peopleKnownAt } from '#features/accounts/server/clients/people-known-at.store.ts';
import { usersById } from '#features/accounts/server/clients/users-of-clients.store.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import type { UserId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { addDays } from '#kernel/time/calendar.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import {
  type Context,
  type CustomerContext,
  inTransaction,
  type StaffContext,
} from '#platform/db/context.ts';
import type { TargetRefusal } from '../../contract/representative-texts.ts';
import {
  addToMonth,
  firstDayOf,
  type Month,
  monthOf,
  monthState,
  NO_SALES,
  type OwnProgress,
  type Sales,
  type TargetSheet,
  type WantedTarget,
} from '../../domain/sales-target.ts';
import { takeMonth, targetOf, targetsOfMonth, versionOfMonth, writeTarget } from './sales-targets.store.ts';

/** What representatives sold between two days, both inclusive; who sold nothing is absent. With `userId`, this one alone. */
export type SalesOf = (
  context: Context,
  days: { readonly from: string; readonly to: string },
  userId?: UserId,
) => Promise<ReadonlyMap<UserId, Sales>>;

const daysOfMonth = (month: Month) => ({
  from: firstDayOf(month),
  to: addDays(firstDayOf(addToMonth(month, 1)), -1),
});

/** Without a month, the current one. */
export async function readTargetSheet(
  context: Context,
  salesOf: SalesOf,
  month: Month = monthOf(todayOf(context)),
): Promise<TargetSheet> {
  const { db, supplier } = context;
  // The version first: a change between the two queries is then refused as an older one, never lost.
  const version = await versionOfMonth(db, supplier.id, month);
  const rows = await targetsOfMonth(db, supplier.id, month);
  const ids = rows.map(({ userId }) => userId);
  const users = new Map((await usersById(db, ids)).map((user) => [user.id, user]));
  const known = await peopleKnownAt(db, supplier.id, ids);
  const sales = await salesOf(context, daysOfMonth(month));
  const people = rows.map((row) => {
    const { name = '', email = '' } = users.get(row.userId) ?? {};
    return { ...(sales.get(row.userId) ?? NO_SALES), ...row, name: known.has(row.userId) ? name : email };
  });
  return { month, state: monthState(month, todayOf(context)), version, people };
}

interface TargetChange {
  readonly month: Month;
  readonly wanted: readonly WantedTarget[];
  /** The version that the person saw. */
  readonly version: number;
}

/** All or none. Audits those that differ, one by one, so that each representative's history shows them. */
export async function setTargets(
  context: StaffContext,
  { month, wanted, version }: TargetChange,
  salesOf: SalesOf,
): Promise<Result<TargetSheet, { readonly code: TargetRefusal } | ChangedByOther<TargetSheet>>> {
  const written = await inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const rows = new Map((await targetsOfMonth(db, supplier.id, month)).map((row) => [row.userId, row]));
    const byUser = new Map(wanted.map((one) => [one.userId, one]));
    // Who was dismissed while the page was open is no reason to refuse what was typed for the others.
    const isBarred = ({ userId, target }: WantedTarget): boolean => {
      const row = rows.get(userId);
      return row?.ended !== false && (row?.target ?? null) !== target;
    };
    if ([...byUser.values()].some(isBarred)) return refuse({ code: 'representative-not-found' as const });
    if (!(await takeMonth(db, supplier.id, month, version)))
      return changedByOther(await readTargetSheet(inside, salesOf, month));
    for (const one of byUser.values()) {
      const before = await targetOf(db, supplier.id, month, one.userId);
      if (before === one.target) continue;
      await writeTarget(db, supplier.id, month, one);
      await recordChange(inside, {
        action: 'representative.target-changed',
        subjectId: one.userId,
        before: before === null ? null : { month, target: before },
        after: one.target === null ? null : { month, target: one.target },
      });
    }
    return accept(undefined);
  });
  return written.ok ? accept(await readTargetSheet(context, salesOf, month)) : written;
}

/** This month of the representative who asks. */
export async function readOwnProgress(context: CustomerContext, salesOf: SalesOf): Promise<OwnProgress> {
  const { db, supplier, actor } = context;
  const today = todayOf(context);
  const month = monthOf(today);
  const target = await targetOf(db, supplier.id, month, actor.userId);
  const sales = (await salesOf(context, daysOfMonth(month), actor.userId)).get(actor.userId) ?? NO_SALES;
  return { month, state: monthState(month, today), target, ...sales };
}
