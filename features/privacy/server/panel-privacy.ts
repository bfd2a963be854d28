/**
 * What a shop does when a client asks it for their data or for its deletion. The account is one at all shops: a shop hands over
 * what it stores itself, and the account's deletion is the client's own decision, by a link in their mailbox. LGPD art. 18.
 */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { knownPrincipal, unknownCustomers } from '#features/accounts/server/clients/customers.store.ts';
import { mayRequest } from '#features/accounts/server/login/request-throttle.ts';
import type { ClientId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { PanelPrivacyRefusal } from '../contract/panel-privacy-texts.ts';
import type { Deletion } from '../domain/deletion.ts';
import { deletionRequestOf, insertDeletionRequest } from './deletion-requests.store.ts';
import type { PersonalReport } from './export-data.ts';
import { dataAt } from './personal-parts.ts';

type Answered<Value, Code extends PanelPrivacyRefusal> = Promise<Result<Value, { readonly code: Code }>>;

const isUnknown = async ({ db, supplier }: Context, clientId: ClientId): Promise<boolean> =>
  (await unknownCustomers(db, supplier.id, [clientId])).length > 0;

/** What this shop stores about the client; nothing of other shops, sessions or devices. */
export const exportClient = (
  context: StaffContext,
  shopName: string,
  clientId: ClientId,
): Answered<PersonalReport, 'client-not-found'> =>
  inTransaction(context, async (inside) => {
    if (await isUnknown(inside, clientId)) return refuse({ code: 'client-not-found' });
    const data = await dataAt(inside.db, inside.supplier.id, clientId);
    const change = { subjectId: clientId, before: null, after: { exported: true } };
    await recordChange(inside, { ...change, action: 'client.data-exported' });
    return accept({ own: {}, suppliers: [{ name: shopName, data }] });
  });

/** The client's own request, if any. */
export async function clientDeletion(
  context: StaffContext,
  clientId: ClientId,
): Answered<Deletion | undefined, 'client-not-found'> {
  if (await isUnknown(context, clientId)) return refuse({ code: 'client-not-found' });
  return accept(await deletionRequestOf(context.db, clientId));
}

/** Mails the link by which the client confirms the deletion. Nothing is deleted without it. */
export async function offerDeletion(
  context: StaffContext,
  clientId: ClientId,
  ip: string,
): Answered<void, PanelPrivacyRefusal> {
  const { db, supplier, now } = context;
  const principal = await knownPrincipal(db, supplier.id, clientId);
  if (principal === undefined) return refuse({ code: 'client-not-found' });
  const { userId } = principal;
  const known = await deletionRequestOf(db, clientId);
  if (known?.confirmedAt !== undefined) return refuse({ code: 'deletion-confirmed' });
  if (!(await mayRequest(context, 'deletion', { login: userId, ip })))
    return refuse({ code: 'too-many-requests' });
  await inTransaction(context, async (inside) => {
    await insertDeletionRequest(inside.db, { clientId, userId, requestedAtSupplier: supplier.id }, now);
    const change = { subjectId: clientId, before: null, after: { offered: true } };
    await recordChange(inside, { ...change, action: 'client.deletion-offered' });
    await queueMail(inside.db, 'deletion-offered', { supplierId: supplier.id, userId }, now);
  });
  return accept(undefined);
}
