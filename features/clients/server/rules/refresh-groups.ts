/**
 * The job that computes who is in the automatic groups: of new and changed clients soon, of everybody after a rule was written and every
 * night, because days pass. A batch is a transaction that also saves the progress, so an interrupted run goes on where it stopped. Any
 * number of processes may run it.
 */
import { customersAfter } from '#features/accounts/server/clients/client-conditions.store.ts';
import { deleteAutomaticGroup } from '#features/pricing/server/groups/automatic-groups.store.ts';
import {
  membersAfter,
  moveMembers,
  takeMembersOut,
} from '#features/pricing/server/groups/automatic-members.store.ts';
import {
  dueGroups,
  dueRun,
  fillingGroups,
  finishRun,
  type GroupKey,
  type GroupRun,
  lockGroup,
  saveProgress,
  takeChangedClients,
  tryLockGroup,
} from '#features/pricing/server/groups/group-runs.store.ts';
import { supplierScope } from '#features/suppliers/domain/shop.ts';
import { timeZoneOf, todayOf } from '#features/suppliers/domain/time-zone.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Instant, SupplierScope } from '#kernel/scope.ts';
import { addDays } from '#kernel/time/calendar.ts';
import { startOfDay } from '#kernel/time/time-zone.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { meetsRule } from './rule-condition.ts';
import { ruleOf } from './stored-rule.ts';

/** Clients per transaction. */
export const BATCH = 500;
const GROUPS_AT_ONCE = 200;
/** What is left after this time waits for the next run, which follows within seconds. Milliseconds. */
const MAX_TIME = 20_000;
/** After midnight, when the sums of the day before have been written. Milliseconds. */
const AFTER_MIDNIGHT = 15 * 60_000;

/** Returns how many clients were looked at. A failing group does not hold up the others. */
export async function refreshGroups(database: Database, now: Instant): Promise<number> {
  const began = performance.now();
  const isOver = (): boolean => performance.now() - began > MAX_TIME;
  const errors: unknown[] = [];
  let seen = 0;
  const attempt = async (work: () => Promise<number>): Promise<void> => {
    try {
      for (;;) {
        const done = await work();
        seen += done;
        if (done === 0 || isOver()) return;
      }
    } catch (error) {
      errors.push(error);
    }
  };
  await attempt(() => database.transaction((db) => refreshChanged(db, now)));
  for (const group of await dueGroups(database.db, now, GROUPS_AT_ONCE)) {
    if (isOver()) break;
    await attempt(() => database.transaction((db) => refreshBatch(db, group, now)));
  }
  if (errors.length > 0) throw errors[0];
  return seen;
}

/** The clients on the list, in all groups of their shops. */
async function refreshChanged(db: Db, now: Instant): Promise<number> {
  let seen = 0;
  for (const { supplierId, clientIds } of await takeChangedClients(db, BATCH)) {
    seen += clientIds.length;
    const supplier = await scopeOf(db, supplierId);
    if (supplier === undefined) continue;
    for (const group of await fillingGroups(db, supplierId)) {
      await lockGroup(db, group);
      const belongs = meetsRule({ supplier, now }, ruleOf(group.rule));
      await moveMembers(db, supplierId, { name: group.name, belongs }, clientIds);
    }
  }
  return seen;
}

/** The next clients of a group; 0 where nothing is left, or another process is at it. */
async function refreshBatch(db: Db, group: GroupKey, now: Instant): Promise<number> {
  if (!(await tryLockGroup(db, group))) return 0;
  const run = await dueRun(db, group, now);
  const supplier = await scopeOf(db, group.supplierId);
  if (run === undefined || supplier === undefined) return 0;
  return run.emptying ? emptyBatch(db, run) : fillBatch(db, run, { supplier, now });
}

async function emptyBatch(db: Db, run: GroupRun): Promise<number> {
  const out = await takeMembersOut(db, run.supplierId, run.name, BATCH);
  if (out < BATCH) await deleteAutomaticGroup(db, run.supplierId, run.id);
  return out;
}

interface Moment {
  readonly supplier: SupplierScope;
  readonly now: Instant;
}

async function fillBatch(db: Db, run: GroupRun, moment: Moment): Promise<number> {
  const { supplierId, name } = run;
  const clientIds = await nextClients(db, run);
  const belongs = meetsRule(moment, ruleOf(run.rule));
  const moved = await moveMembers(db, supplierId, { name, belongs }, clientIds);
  const last = clientIds.at(-1);
  if (last === undefined || clientIds.length < BATCH)
    await finishRun(db, run, moved, { at: moment.now, next: nextNight(moment) });
  else await saveProgress(db, run, last, moved);
  return clientIds.length;
}

/** By id: the shop's own, and members who are no longer that. */
async function nextClients(db: Db, { supplierId, name, cursor }: GroupRun): Promise<readonly ClientId[]> {
  const part = { after: cursor, limit: BATCH };
  const own = await customersAfter(db, supplierId, part);
  const members = await membersAfter(db, supplierId, name, part);
  return [...new Set([...own, ...members])].toSorted().slice(0, BATCH);
}

const nextNight = (moment: Moment): Instant =>
  startOfDay(addDays(todayOf(moment), 1), timeZoneOf(moment.supplier)) + AFTER_MIDNIGHT;

async function scopeOf(db: Db, supplierId: SupplierId): Promise<SupplierScope | undefined> {
  const shop = await supplierByKey(db, supplierId);
  return shop && supplierScope(shop);
}
