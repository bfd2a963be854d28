import type { ClientId, OrderNumber } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { roomsPage } from './room-lists.store.ts';

export interface ClientRoom {
  readonly id: string;
  /** Absent: about the shop. */
  readonly orderNumber?: OrderNumber;
  readonly changedAt: Instant;
  readonly messages: number;
  readonly closed: boolean;
}

const SHOWN = 50;

/** A client's conversations with the shop in which somebody has written, the one changed last first. */
export async function roomsOfClient(
  { db, supplier }: Context,
  clientId: ClientId,
): Promise<readonly ClientRoom[]> {
  const search = { clientIds: [clientId] };
  const rows = await roomsPage(db, { supplierId: supplier.id }, search, { limit: SHOWN, offset: 0 });
  return rows.map(({ id, orderNumber, changedAt, total, closedAt }) => ({
    id,
    ...(orderNumber === null ? {} : { orderNumber }),
    changedAt: changedAt.getTime(),
    messages: total,
    closed: closedAt !== null,
  }));
}
