/** Staff appoint representatives and assign clients to them. Removing either ends the affected sessions. Reliability M11, T32. */

import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { unknownCustomers } from '#features/accounts/server/clients/customers.store.ts';
import { forgetSession } from '#features/accounts/server/sessions/cached-session.ts';
import { endRepresentation } from '#features/accounts/server/sessions/end-sessions.store.ts';
import type { ClientId, UserId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { RepresentativeRefusal } from '../contract/representative-texts.ts';
import { addRepresentedClient, removeClient } from './representative-clients.store.ts';
import { endRepresentative, lockRepresentative } from './representatives.store.ts';

type StaffContext = Context & { readonly actor: Staff };
type Changed<Value> = Promise<Result<Value, { readonly code: RepresentativeRefusal }>>;

/** Ends the role with all its sessions at this supplier. Idempotent. */
export const dismissRepresentative = (context: StaffContext, userId: UserId): Changed<void> =>
  ending(context, async (inside) => {
    const { db, supplier, now } = inside;
    const known = await lockRepresentative(db, supplier.id, userId);
    if (known === undefined) return refuse({ code: 'representative-not-found' });
    if (known.ended) return accept([]);
    await endRepresentative(db, supplier.id, userId, now);
    const change = { subjectId: userId, before: { representative: true }, after: null };
    await recordChange(inside, { ...change, action: 'representative.dismissed' });
    return accept(await endRepresentation(db, { userId, supplierId: supplier.id }, now));
  });

export const giveClient = (context: StaffContext, userId: UserId, clientId: ClientId): Changed<void> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const known = await lockRepresentative(db, supplier.id, userId);
    if (known === undefined || known.ended) return refuse({ code: 'representative-not-found' });
    if ((await unknownCustomers(db, supplier.id, [clientId])).length > 0)
      return refuse({ code: 'client-not-found' });
    if (await addRepresentedClient(db, supplier.id, userId, clientId)) {
      const change = { subjectId: userId, before: null, after: { clientId } };
      await recordChange(inside, { ...change, action: 'representative.client-given' });
    }
    return accept(undefined);
  });

export const takeClient = (context: StaffContext, userId: UserId, clientId: ClientId): Changed<void> =>
  ending(context, async (inside) => {
    const { db, supplier, now } = inside;
    const known = await lockRepresentative(db, supplier.id, userId);
    if (known === undefined) return refuse({ code: 'representative-not-found' });
    if ((await unknownCustomers(db, supplier.id, [clientId])).length > 0)
      return refuse({ code: 'client-not-found' });
    if (!(await removeClient(db, supplier.id, userId, clientId))) return accept([]);
    const change = { subjectId: userId, before: { clientId }, after: null };
    await recordChange(inside, { ...change, action: 'representative.client-taken' });
    return accept(await endRepresentation(db, { userId, supplierId: supplier.id, clientId }, now));
  });

/** Runs a change in a transaction; after the commit, drops the ended sessions from the cache. */
async function ending(
  context: StaffContext,
  change: (inside: StaffContext) => Changed<readonly string[]>,
): Changed<void> {
  const changed = await inTransaction(context, change);
  if (!changed.ok) return changed;
  for (const id of changed.value) forgetSession(context.database.db, id);
  return accept(undefined);
}
