/** Clients pass from one representative to another, all of them or chosen ones. Reliability M11, T32. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { forgetSession } from '#features/accounts/server/sessions/cached-session.ts';
import { endRepresentation } from '#features/accounts/server/sessions/end-sessions.store.ts';
import type { ClientId, UserId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { RepresentativeRefusal } from '../contract/representative-texts.ts';
import { areClientsOf, moveClients } from './representative-clients.store.ts';
import { lockRepresentative } from './representatives.store.ts';

interface Transfer {
  /** A current or former representative. */
  readonly from: UserId;
  readonly to: UserId;
  /** Absent: all of them. */
  readonly clientIds?: readonly ClientId[] | undefined;
}

/**
 * Returns how many clients passed. The sessions in which the former representative acts for one of them end in the same
 * transaction. All or none: a client that is not on the list refuses the whole transfer.
 */
export async function transferClients(
  context: StaffContext,
  { from, to, clientIds }: Transfer,
): Promise<Result<number, { readonly code: RepresentativeRefusal }>> {
  if (from === to) return refuse({ code: 'same-representative' });
  const changed = await inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    // In the order of their ids: two transfers in opposite directions do not wait for each other.
    const locked = new Map<UserId, Awaited<ReturnType<typeof lockRepresentative>>>();
    for (const id of [from, to].toSorted()) locked.set(id, await lockRepresentative(db, supplier.id, id));
    const taker = locked.get(to);
    if (locked.get(from) === undefined || taker === undefined || taker.ended)
      return refuse({ code: 'representative-not-found' as const });
    if (clientIds !== undefined && !(await areClientsOf(db, supplier.id, from, clientIds)))
      return refuse({ code: 'client-not-found' as const });
    const moved = await moveClients(db, supplier.id, { from, to, clientIds });
    if (moved.length === 0) return accept({ moved, sessions: [] });
    await recordChange(inside, {
      action: 'representative.clients-transferred',
      subjectId: from,
      before: { representative: from },
      after: { representative: to, clients: moved.length },
    });
    const ended = { userId: from, supplierId: supplier.id, clientIds: moved };
    return accept({ moved, sessions: await endRepresentation(db, ended, now) });
  });
  if (!changed.ok) return changed;
  for (const id of changed.value.sessions) forgetSession(context.database.db, id);
  return accept(changed.value.moved.length);
}
