/** Deletes the clients whose requests are due, each in a transaction. Reliability G21: within a day of the due date. */
import {
  type ClientPeople,
  dropSessionsFor,
  lockPeople,
} from '#features/accounts/server/clients/personal-data.store.ts';
import { forgetSession } from '#features/accounts/server/sessions/cached-session.ts';
import { hasOrderUnderWay } from '#features/orders/server/store/personal-data.store.ts';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { dropMailsNaming } from '#platform/mail/drop-mails.store.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { waitedForSince } from '../domain/deletion.ts';
import { markDone, takeDue } from './deletion-requests.store.ts';
import { forgetAt, forgetOwn } from './personal-parts.ts';
import { suppliersKnowing } from './suppliers-knowing.store.ts';

/**
 * Deletes data outside the database. Runs in the client's transaction, before the commit: a failure leaves the client to the next
 * run. It must be idempotent, because a transaction may be repeated.
 */
export type ForgetOutside = (people: { readonly emails: readonly string[] }) => Promise<void>;

/**
 * Returns how many clients were deleted. Clients with an order in progress, or whose deletion fails, are tried again in the next
 * run; neither blocks the others. Failures are thrown together at the end.
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
        forgetNext(db, now, { but: passed, outside }, (clientId) => {
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
    } catch (error) {
      if (taken === undefined) throw error;
      passed.push(taken);
      failures.push(error);
    }
  }
}

interface Next {
  readonly clientId: ClientId;
  /** Because of an order in progress. */
  readonly waits: boolean;
  /** Ids of the deleted sessions. */
  readonly sessions: readonly string[];
}

async function forgetNext(
  db: Db,
  now: Instant,
  { but, outside }: { readonly but: readonly ClientId[]; readonly outside: ForgetOutside },
  take: (clientId: ClientId) => void,
): Promise<Next | undefined> {
  const due = await takeDue(db, now, but);
  if (due === undefined) return undefined;
  const { clientId } = due;
  take(clientId);
  const people = await lockPeople(db, clientId);
  const supplierIds = await suppliersKnowing(db, {
    ids: [clientId, ...people.userIds],
    emails: people.emails,
  });
  const waits = await hasOrderUnderWay(db, supplierIds, clientId, waitedForSince(now));
  if (waits) return { clientId, waits, sessions: [] };
  const { sessions, emails } = await forgetClient(db, due, { people, supplierIds }, now);
  await outside({ emails });
  return { clientId, waits, sessions };
}

/** Deletes everything but the legal minimum. Returns the deleted sessions and the e-mails. */
async function forgetClient(
  db: Db,
  {
    clientId,
    requestedAtSupplier,
  }: { readonly clientId: ClientId; readonly requestedAtSupplier: SupplierId },
  {
    people: { userIds, emails, document },
    supplierIds,
  }: { readonly people: ClientPeople; readonly supplierIds: readonly SupplierId[] },
  now: Instant,
): Promise<{ readonly sessions: readonly string[]; readonly emails: readonly string[] }> {
  const sessions = await dropSessionsFor(db, clientId, userIds);
  let retainsDocument = false;
  for (const id of supplierIds) {
    const ordersStay = await forgetAt(db, id, clientId, { userIds, emails });
    retainsDocument ||= ordersStay;
  }
  await forgetOwn(db, clientId, { userIds, emails, keepDocument: retainsDocument }, now);
  await dropMailsNaming(db, [clientId, ...userIds, ...emails, ...(document === null ? [] : [document])]);
  // The last mail to these addresses.
  for (const email of emails)
    await queueMail(db, 'deletion-done', { supplierId: requestedAtSupplier, email }, now);
  await markDone(db, clientId, now);
  return { sessions, emails };
}
