import { and, count, desc, eq } from 'drizzle-orm';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { users } from '../clients/accounts.tables.ts';
import { termsAcceptances } from './registrations.tables.ts';

export interface TermsAcceptance {
  readonly userId: UserId;
  readonly clientId: ClientId;
  readonly version: number;
}

/** Idempotent: a repeated acceptance retains the first. */
export async function addAcceptance(
  db: Db,
  supplierId: SupplierId,
  acceptance: TermsAcceptance,
  now: Instant,
): Promise<void> {
  await db
    .insert(termsAcceptances)
    .values({ supplierId, ...acceptance, acceptedAt: new Date(now) })
    .onConflictDoNothing();
}

/** How many people have accepted each version. */
export async function acceptancesByVersion(
  db: Db,
  supplierId: SupplierId,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ version: termsAcceptances.version, people: count() })
    .from(termsAcceptances)
    .where(eq(termsAcceptances.supplierId, supplierId))
    .groupBy(termsAcceptances.version);
  return new Map(rows.map(({ version, people }) => [version, people]));
}

export async function latestAcceptance(
  db: Db,
  supplierId: SupplierId,
  userId: UserId,
): Promise<{ readonly version: number; readonly acceptedAt: Date } | undefined> {
  const [latest] = await db
    .select({ version: termsAcceptances.version, acceptedAt: termsAcceptances.acceptedAt })
    .from(termsAcceptances)
    .where(and(eq(termsAcceptances.supplierId, supplierId), eq(termsAcceptances.userId, userId)))
    .orderBy(desc(termsAcceptances.version))
    .limit(1);
  return latest;
}

/** Which versions the client's people accepted, newest first, with the name of who did. */
export const acceptancesOfClient = (db: Db, supplierId: SupplierId, clientId: ClientId) =>
  db
    .select({ version: termsAcceptances.version, acceptedAt: termsAcceptances.acceptedAt, name: users.name })
    .from(termsAcceptances)
    .innerJoin(users, eq(users.id, termsAcceptances.userId))
    .where(and(eq(termsAcceptances.supplierId, supplierId), eq(termsAcceptances.clientId, clientId)))
    .orderBy(desc(termsAcceptances.acceptedAt), desc(termsAcceptances.version))
    .limit(50);
