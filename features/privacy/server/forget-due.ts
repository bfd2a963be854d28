/** Forgets the clients whose time has come, one a transaction. Reliability G21: within a day of it. */
import { dropSessionsFor, forgetSession, lockPeople } from '#features/accounts/server/public.ts';
import { hasOrderUnderWay } from '#features/orders/server/public.ts';
import { allSuppliers } from '#features/suppliers/server/public.ts';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { dropMailsNaming } from '#platform/mail/drop-mails.store.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { waitedForSince } from '../domain/deletion.ts';
import { markDone, takeDue } from './deletion-requests.store.ts';
import { forgetAt, forgetOwn } from './personal-parts.ts';

/** What is kept outside of the database, where no transaction forgets it. */
export type ForgetOutside = (people: { readonly emails: readonly string[] }) => Promise<void>;

/**
 * Gives how many were forgotten. Who still waits for an order is asked about again at the next round, as is one whose
 * deletion fails: it holds up nobody behind it, and is told once all others are done.
 */
export async function forgetDue(
  database: Database,
  now: Instant,
  outside: ForgetOutside = async () => {},
): Promise<number> {
  const passed: ClientId[] = [];
  const failures: unknown[] = [];
  for (let forgotten = 0; ; ) {
    let taken: ClientId | undefined;
    try {
      const next = await database.transaction((db) =>
        forgetNext(db, now, passed, (clientId) => {
          taken = clientId;
        }),
      );
      if (next === undefined) {
        if (failures.length > 0)
          throw new AggregateError(failures, `${failures.length} clients were not forgotten`);
        return forgotten;
      }
      if (next.waits) passed.push(next.clientId);
      else forgotten += 1;
      for (const id of next.sessions) forgetSession(database.db, id);
      if (!next.waits) await outside(next);
    } catch (error) {
      if (taken === undefined) throw error;
      passed.push(taken);
      failures.push(error);
    }
  }
}

interface Next {
  readonly clientId: ClientId;
  /** For an order under way. */
  readonly waits: boolean;
  /** Those that there were. */
  readonly sessions: readonly string[];
  readonly emails: readonly string[];
}

async function forgetNext(
  db: Db,
  now: Instant,
  but: readonly ClientId[],
  take: (clientId: ClientId) => void,
): Promise<Next | undefined> {
  const due = await takeDue(db, now, but);
  if (due === undefined) return undefined;
  const { clientId } = due;
  take(clientId);
  const supplierIds = (await allSuppliers(db)).map(({ id }) => id);
  const waits = await hasOrders(db, supplierIds, clientId, now);
  if (waits) return { clientId, waits, sessions: [], emails: [] };
  return { clientId, waits, ...(await forgetClient(db, due, supplierIds, now)) };
}

async function hasOrders(
  db: Db,
  supplierIds: readonly SupplierId[],
  clientId: ClientId,
  now: Instant,
): Promise<boolean> {
  for (const id of supplierIds) {
    if (await hasOrderUnderWay(db, id, clientId, waitedForSince(now))) return true;
  }
  return false;
}

/** Everything but the fiscal minimum. Gives which sessions there were, and who was written to where. */
async function forgetClient(
  db: Db,
  { clientId, askedIn }: { readonly clientId: ClientId; readonly askedIn: SupplierId },
  supplierIds: readonly SupplierId[],
  now: Instant,
): Promise<Pick<Next, 'sessions' | 'emails'>> {
  const { userIds, emails, document } = await lockPeople(db, clientId);
  const sessions = await dropSessionsFor(db, clientId, userIds);
  let keepDocument = false;
  for (const id of supplierIds) {
    const ordersStay = await forgetAt(db, id, clientId, { userIds, emails });
    keepDocument ||= ordersStay;
  }
  await forgetOwn(db, clientId, { userIds, emails, keepDocument }, now);
  await dropMailsNaming(db, [clientId, ...userIds, ...emails, ...(document === null ? [] : [document])]);
  // The last that is ever sent there.
  for (const email of emails) await queueMail(db, 'deletion-done', { supplierId: askedIn, email }, now);
  await markDone(db, clientId, now);
  return { sessions, emails };
}
