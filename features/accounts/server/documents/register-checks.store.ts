/** What the tax register said of a supplier's clients. */
import { and, eq, inArray } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { RegisterCheck } from '../../domain/registration/register-check.ts';
import { registerChecks as checks } from './registration-documents.tables.ts';

export async function registerChecksOf(
  db: Db,
  supplierId: SupplierId,
  clientIds: readonly ClientId[],
): Promise<ReadonlyMap<ClientId, RegisterCheck>> {
  if (clientIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(checks)
    .where(and(eq(checks.supplierId, supplierId), inArray(checks.clientId, [...clientIds])));
  return new Map(
    rows.map(({ clientId, outcome, at, company, foundAt }) => [
      clientId,
      {
        outcome,
        at: at.getTime(),
        ...defined({ company: company ?? undefined, foundAt: foundAt?.getTime() }),
      },
    ]),
  );
}

/** A look-up without an answer leaves what an earlier one found; one that finds no such company does not. */
export async function saveRegisterCheck(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  { outcome, at, company }: RegisterCheck,
): Promise<void> {
  const now = new Date(at);
  const found = { company: company ?? null, foundAt: company === undefined ? null : now };
  await db
    .insert(checks)
    .values({ supplierId, clientId, outcome, at: now, ...found })
    .onConflictDoUpdate({
      target: [checks.supplierId, checks.clientId],
      set: { outcome, at: now, ...(outcome === 'no-answer' ? {} : found) },
    });
}
