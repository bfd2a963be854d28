import type { ClientId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { lockOpenMandates, moveMandate, pendingFrom } from './mandates.store.ts';

/**
 * The shop ends all mandates of a subscription, or of a client. In the caller's transaction; the provider is called after the commit, by
 * the job, and then cancels what it has not collected yet.
 */
export async function endMandates(
  { db, supplier, now }: Pick<Context, 'db' | 'now'> & { readonly supplier: Pick<Context['supplier'], 'id'> },
  of: { readonly subscriptionId: string } | { readonly clientId: ClientId },
): Promise<void> {
  const at = new Date(now);
  for (const mandate of await lockOpenMandates(db, supplier.id, of)) {
    const change = { status: 'cancelled-by-shop', endedAt: at, ...pendingFrom('cancel', now) } as const;
    await moveMandate(db, mandate, change, { note: 'ended', at });
  }
}
