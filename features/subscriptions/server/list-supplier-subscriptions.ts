import { clientsAt } from '#features/accounts/server/clients/users-of-clients.store.ts';
import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { SubscriptionStatus, SupplierSubscription } from '../domain/subscription.ts';
import { countSubscriptions, supplierSubscriptions } from './supplier-subscriptions.store.ts';

export async function listSupplierSubscriptions(
  { db, supplier }: Context & { readonly actor: Staff },
  status: SubscriptionStatus,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ readonly subscriptions: readonly SupplierSubscription[]; readonly total: number }> {
  const limits = { limit: size, offset: (page - 1) * size };
  const found = await supplierSubscriptions(db, supplier.id, status, limits);
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
