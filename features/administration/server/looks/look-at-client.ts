import { approvalStateOf } from '#features/accounts/domain/applicant.ts';
import { maskedEmail } from '#features/accounts/domain/login/masked-email.ts';
import { shopClient } from '#features/accounts/server/clients/shop-clients.store.ts';
import { clientFiguresOf } from '#features/orders/server/store/client-figures.store.ts';
import { latestOrdersOf } from '#features/orders/server/store/last-orders.store.ts';
import { defined } from '#kernel/defined.ts';
import type { ClientId } from '#kernel/ids.ts';
import { ZERO } from '#kernel/money.ts';
import type { LookedClient } from '../../domain/look.ts';
import { maskedDocument } from '../../domain/masked-document.ts';
import type { PlatformContext } from '../suppliers/manage-suppliers.ts';
import { recordLook } from './record-look.ts';

const MAX_ORDERS = 10;

/**
 * A client of the context's shop, with masked documents and without addresses and phones; undefined where it is none of the shop's.
 * Nobody sees it without an entry in the shop's audit.
 */
export async function lookAtClient(
  context: PlatformContext,
  clientId: ClientId,
): Promise<LookedClient | undefined> {
  const { db, supplier } = context;
  const client = await shopClient(db, supplier.id, clientId);
  if (client === undefined) return undefined;
  const { name, document, email, erpCode } = client;
  const figures = (await clientFiguresOf(db, supplier.id, [clientId])).get(clientId);
  const orders = await latestOrdersOf(db, supplier.id, clientId, MAX_ORDERS);
  await recordLook(context, { action: 'client.looked-at', subjectId: clientId, after: { name } });
  return {
    id: clientId,
    name,
    company: client.kind === 'company',
    standing: approvalStateOf(client),
    since: client.createdAt.getTime(),
    purchases: figures?.count ?? 0,
    spent: figures?.spent ?? ZERO,
    orders,
    ...defined({
      document: maskedDocument(document ?? undefined),
      email: maskedEmail(email ?? ''),
      erpCode: erpCode ?? undefined,
    }),
  };
}
