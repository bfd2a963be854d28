import { clientsAt } from '#features/accounts/server/clients/users-of-clients.store.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { WaitingClient } from '../../domain/alerts/product-alert.ts';
import { hasProduct } from '../products/edit/panel-product.store.ts';
import { availabilityAlerts, countAvailabilityAlerts } from './waiting-clients.store.ts';

interface WaitingPage {
  readonly clients: readonly WaitingClient[];
  readonly total: number;
}

/** Who asked the shop for the product's availability; all are its customers, because asking makes one. */
export async function waitingClients(
  { db, supplier }: Context,
  productId: ProductId,
  page: PageRange,
): Promise<Result<WaitingPage, { readonly code: 'product-not-found' }>> {
  if (!(await hasProduct(db, supplier.id, productId))) return refuse({ code: 'product-not-found' });
  const alerts = await availabilityAlerts(db, supplier.id, productId, page);
  const ids = alerts.map(({ clientId }) => clientId);
  const names = new Map((await clientsAt(db, supplier.id, ids)).map(({ id, name }) => [id, name]));
  const clients = alerts.map(({ clientId, createdAt, sentAt }) => ({
    id: clientId,
    name: names.get(clientId) ?? '',
    since: createdAt.getTime(),
    ...defined({ sentAt: sentAt?.getTime() }),
  }));
  return accept({ clients, total: await countAvailabilityAlerts(db, supplier.id, productId) });
}
