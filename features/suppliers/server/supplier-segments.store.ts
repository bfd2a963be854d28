import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { Segment } from '../domain/supplier-profile.ts';
import { supplierSegments } from './suppliers.tables.ts';

/** Replaces the supplier's segments, in this order, and returns them. A segment with a known name keeps its id. */
export async function replaceSegments(
  db: Db,
  supplierId: SupplierId,
  names: readonly string[],
): Promise<Segment[]> {
  const gone = notInArray(supplierSegments.name, [...names]);
  await db.delete(supplierSegments).where(and(eq(supplierSegments.supplierId, supplierId), gone));
  if (names.length === 0) return [];
  return db
    .insert(supplierSegments)
    .values(names.map((name, position) => ({ supplierId, id: newId(), name, position })))
    .onConflictDoUpdate({
      target: [supplierSegments.supplierId, supplierSegments.name],
      set: { position: sql`excluded.position` },
    })
    .returning({ id: supplierSegments.id, name: supplierSegments.name });
}

/** In the supplier's order. */
export const segmentsOfSupplier = (db: Db, supplierId: SupplierId): Promise<Segment[]> =>
  db
    .select({ id: supplierSegments.id, name: supplierSegments.name })
    .from(supplierSegments)
    .where(eq(supplierSegments.supplierId, supplierId))
    .orderBy(asc(supplierSegments.position), asc(supplierSegments.name));
