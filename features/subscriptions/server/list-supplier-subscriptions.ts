import { clientsAt } from '#features/accounts/server/clients/users-of-clients.store.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { SubscriptionStatus, SupplierSubscription } from '../domain/subscription.ts';
import { countSubscriptions, supplierSubscriptions } from './supplier-subscriptions.store.ts';

export async function listSupplierSubscriptions(
  { db, supplier }: Context & { readonly actor: Staff },
  status: SubscriptionStatus,
  page: PageRange,
): Promise<{ readonly subscriptions: readonly SupplierSubscription[]; readonly total: number }> {
  const found = await supplierSubscriptions(db, supplier.id, status, page);
  const clients = await clientsAt(
    db,
    supplier.id,
    found.map(({ clientId }) => clientId),
  );
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  return {
    subscriptions: found.map((each) => ({ ...each, clientName: names.get(each.clientId) ?? '' })),
    total: await countSubscriptions(db, supplier.id, status),
  };
}
