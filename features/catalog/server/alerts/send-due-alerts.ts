/**
 * The job: queues mails about alerts whose wish is fulfilled, across all suppliers, one client per transaction. Any number of
 * processes may run it concurrently: each alert is sent once.
 */
import { principalOf } from '#features/accounts/server/clients/principal-of.ts';
import { supplierScope } from '#features/suppliers/domain/shop.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { type Instant, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { queueLowPriority } from '#platform/mail/outbox.ts';
import {
  type AlertOwner,
  BETWEEN_MAILS,
  isFulfilled,
  LOOK_INTERVAL,
  type ProductAlert,
} from '../../domain/alerts/product-alert.ts';
import { ALERT_MAIL } from './alert-mails.ts';
import { alertedProducts } from './alerted-products.ts';
import {
  closeAlerts,
  lockDueAlerts,
  lockOwner,
  mailedSince,
  nextDueOwner,
  ownerKey,
  postponeAlerts,
} from './due-alerts.store.ts';

/** Alerts of one client per mail; further ones follow in another mail. */
const MAX_ALERTS = 50;
/** Per run, so that other jobs get their turn; the rest waits for the next run. */
const MAX_CLIENTS = 500;

/**
 * Returns how many alerts were sent. A client whose alerts fail is skipped until the next run; the first error is thrown at the end.
 */
export async function sendDueAlerts(database: Database, now: Instant): Promise<number> {
  const but: string[] = [];
  const errors: unknown[] = [];
  let sent = 0;
  for (let round = 0; round < MAX_CLIENTS; round += 1) {
    const claim: { owner?: AlertOwner | undefined } = {};
    try {
      const done = await database.transaction(async (db) => {
        const owner = await nextDueOwner(db, now, but);
        claim.owner = owner;
        if (owner === undefined) return undefined;
        return (await lockOwner(db, owner)) ? sendTo(database, db, owner, now) : 'locked';
      });
      if (done === undefined) break;
      if (done !== 'locked') sent += done;
      else if (claim.owner !== undefined) but.push(ownerKey(claim.owner));
    } catch (error) {
      // The database itself fails: no other client would fare better.
      if (claim.owner === undefined) throw error;
      but.push(ownerKey(claim.owner));
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return sent;
}

async function sendTo(
  database: Database,
  db: Db,
  owner: AlertOwner,
  now: Instant,
): Promise<number | 'locked'> {
  const alerts = await lockDueAlerts(db, owner, now, MAX_ALERTS);
  // Sent by another process meanwhile, or the client is changing them.
  if (alerts.length === 0) return 'locked';
  const mailed = await mailedSince(db, owner, now - BETWEEN_MAILS + 1);
  const ready: ProductAlert[] = [];
  for (const alert of alerts) {
    const last = mailed.get(alert.productId);
    if (last === undefined) ready.push(alert);
    else await postponeAlerts(db, owner, [alert], last + BETWEEN_MAILS);
  }
  const shop = await supplierByKey(db, owner.supplierId);
  const scope: Context | undefined = shop && {
    supplier: supplierScope(shop),
    actor: VISITOR,
    now,
    db,
    database,
  };
  const principal = scope && (await principalOf(scope, owner.clientId));
  if (scope === undefined || principal === undefined) {
    // Nobody may log in for the client at present.
    await postponeAlerts(db, owner, ready, now + BETWEEN_MAILS);
    return 0;
  }
  const ids = ready.map(({ productId }) => productId);
  const products = await alertedProducts(
    { ...scope, supplier: principal.supplier, actor: principal.actor },
    ids,
  );
  const fulfilled = ready.filter((alert) => {
    const product = products.get(alert.productId);
    return product !== undefined && isFulfilled(alert, product);
  });
  const waiting = ready.filter((alert) => !fulfilled.includes(alert));
  // Also availability: goods that arrive between the look at the stock and this commit do not make an alert due that is due already.
  await postponeAlerts(db, owner, waiting, now + LOOK_INTERVAL);
  if (fulfilled.length === 0) return 0;
  const mailId = newId();
  await closeAlerts(db, owner, fulfilled, { mailId, now });
  await queueLowPriority(db, ALERT_MAIL, { ...owner, mailId }, now);
  return fulfilled.length;
}
