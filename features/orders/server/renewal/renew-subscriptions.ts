/**
 * The job: notifies clients of their next orders, and makes those that are due. Any number of processes may run it concurrently.
 */
import type { RenewalFailure } from '#features/subscriptions/domain/renewal-failure.ts';
import { shopsWithDueTurns } from '#features/subscriptions/server/renewals.ts';
import { supplierScope } from '#features/suppliers/domain/shop.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { type Instant, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { renewalFailureOf } from '../../domain/renewal/renewal-failure-of.ts';
import { ReservationFailed } from '../submit/reserve-goods.ts';
import { announceNext } from './announce-next.ts';
import { renewNext } from './renew-next.ts';
import type { Round } from './round.ts';

/**
 * Returns how many turns were announced or settled. A turn that fails is skipped and retried in the next round; its error is
 * thrown at the end.
 */
export async function renewSubscriptions(database: Database, now: Instant): Promise<number> {
  const broken: unknown[] = [];
  let done = 0;
  for (const id of await shopsWithDueTurns(database.db, now)) {
    const shop = await supplierByKey(database.db, id);
    // A shop that does not sell makes no orders; its turns stay due.
    if (shop === undefined || shop.state !== undefined) continue;
    const context = { supplier: supplierScope(shop), actor: VISITOR, now, db: database.db, database };
    done += await renewAt(context, (error) => broken.push(error));
  }
  if (broken.length > 0) throw broken[0];
  return done;
}

/** Renews one supplier's subscriptions; `onBroken` receives the errors of those that failed. */
export async function renewAt(context: Context, onBroken: (error: unknown) => void): Promise<number> {
  const ordered = await untilNothing((round) => renewNext(context, round), onBroken);
  const announced = await untilNothing((round) => announceNext(context, round), onBroken);
  return ordered + announced;
}

/** Runs one transaction after another until nothing is left that can be processed. */
async function untilNothing(
  work: (round: Round) => Promise<boolean>,
  onBroken: (error: unknown) => void,
): Promise<number> {
  const except: string[] = [];
  const failures = new Map<string, RenewalFailure>();
  const tries = new Map<string, number>();
  for (let done = 0; ; ) {
    let held = '';
    const onLocked = (id: string): void => {
      held = id;
    };
    try {
      if (!(await work({ except, failures, onLocked }))) return done;
      done += 1;
    } catch (error) {
      // Nothing was locked yet: the database itself fails, and no other turn would fare better.
      if (held === '') throw error;
      if (!(error instanceof ReservationFailed)) {
        except.push(held);
        onBroken(error);
        continue;
      }
      // Somebody else bought at the same moment: the next try sees the remaining stock.
      const tried = (tries.get(held) ?? 0) + 1;
      tries.set(held, tried);
      if (tried >= MAX_TRIES) failures.set(held, renewalFailureOf(error.refusal));
    }
  }
}

const MAX_TRIES = 3;
