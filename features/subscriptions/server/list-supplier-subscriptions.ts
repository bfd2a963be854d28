import { clientsAt } from '#features/accounts/server/clients/users-of-clients.store.ts';
import { mandatesOf } from '#features/payments/server/mandates/mandates-of.ts';
import { defined } from '#kernel/defined.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { SubscriptionStatus, SupplierSubscription } from '../domain/subscription.ts';
import { countSubscriptions, supplierSubscriptions } from './supplier-subscriptions.store.ts';

export async function listSupplierSubscriptions(
  context: Context & { readonly actor: Staff },
  status: SubscriptionStatus,
  page: PageRange,
): Promise<{ readonly subscriptions: readonly SupplierSubscription[]; readonly total: number }> {
  const { db, supplier } = context;
  const found = await supplierSubscriptions(db, supplier.id, status, page);
  const clients = await clientsAt(
    db,
    supplier.id,
    found.map(({ clientId }) => clientId),
  );
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  const mandates = await mandatesOf(
    context,
    found.map(({ id }) => id),
  );
  return {
    subscriptions: found.map((each) => ({
      ...each,
      clientName: names.get(each.clientId) ?? '',
      ...defined({ automaticPix: mandates.get(each.id)?.status }),
    })),
    total: await countSubscriptions(db, supplier.id, status),
  };
}
