import { and, desc, eq } from 'drizzle-orm';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { termsAcceptances as acceptances } from './registrations.tables.ts';

export interface Acceptance {
  readonly userId: UserId;
  readonly clientId: ClientId;
  readonly version: number;
}

/** Idempotent: a repeated acceptance retains the first. */
export async function addAcceptance(
  db: Db,
  supplierId: SupplierId,
  acceptance: Acceptance,
  now: Instant,
): Promise<void> {
  await db
    .insert(acceptances)
    .values({ supplierId, ...acceptance, acceptedAt: new Date(now) })
    .onConflictDoNothing();
}

export async function latestAcceptance(
  db: Db,
  supplierId: SupplierId,
  userId: UserId,
): Promise<{ readonly version: number; readonly acceptedAt: Date } | undefined> {
  const [latest] = await db
    .select({ version: acceptances.version, acceptedAt: acceptances.acceptedAt })
    .from(acceptances)
    .where(and(eq(acceptances.supplierId, supplierId), eq(acceptances.userId, userId)))
    .orderBy(desc(acceptances.version))
    .limit(1);
  return latest;
}
