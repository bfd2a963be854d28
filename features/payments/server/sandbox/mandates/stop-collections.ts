import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { changePayment } from '../sandbox.store.ts';
import { queueNotices } from '../sandbox-notices.ts';
import { mayStop } from './sandbox-collections.ts';
import { pendingCollections, type SandboxMandate } from './sandbox-mandates.store.ts';

/** A mandate that ends takes with it what is planned under it, except what is being collected today. */
export async function stopCollections(db: Db, mandate: SandboxMandate, now: Instant): Promise<void> {
  for (const payment of await pendingCollections(db, mandate)) {
    if (!mayStop(payment, now)) continue;
    const after = await changePayment(db, payment, ['pending'], { status: 'cancelled' });
    if (after !== undefined) await queueNotices(db, after, now, mandate.noticeMode, payment);
  }
}
