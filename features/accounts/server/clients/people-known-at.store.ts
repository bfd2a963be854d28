import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { SupplierId, UserId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { auditEvents } from '../audit/audit.tables.ts';
import { supplierClients, users } from './accounts.tables.ts';

/** Those of the users whose name the supplier already knows: their client is a customer, or they acted there for a client. */
export async function peopleKnownAt(
  db: Db,
  supplierId: SupplierId,
  userIds: readonly UserId[],
): Promise<ReadonlySet<UserId>> {
  if (userIds.length === 0) return new Set();
  const buys = db
    .select({ one: sql`1` })
    .from(supplierClients)
    .where(and(eq(supplierClients.supplierId, supplierId), eq(supplierClients.clientId, users.clientId)));
  const acted = db
    .select({ one: sql`1` })
    .from(auditEvents)
    .where(and(eq(auditEvents.supplierId, supplierId), eq(auditEvents.userId, users.id)));
  const known = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), or(exists(buys), exists(acted))));
  return new Set(known.map(({ id }) => id));
}
