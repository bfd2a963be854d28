import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { Asked, Characteristic, CharacteristicSubject } from '../domain/characteristic.ts';
import { supplierCharacteristics as characteristics } from './supplier-details.tables.ts';

const { id, subject, name, required, options } = characteristics;

const all = prepared((db) =>
  db
    .select({ id, subject, name, required, options })
    .from(characteristics)
    .where(eq(characteristics.supplierId, sql.placeholder('supplierId')))
    .orderBy(asc(characteristics.position), asc(id))
    .prepare('characteristics_of_supplier'),
);

/** Cached; in the supplier's order. */
export const characteristicsOf = cachedQuery('characteristics', async (db, supplierId): Promise<Asked> => {
  const rows = await all(db).execute({ supplierId });
  const of = (wanted: CharacteristicSubject): Characteristic[] =>
    rows.filter((row) => row.subject === wanted).map(({ subject: _, ...characteristic }) => characteristic);
  return { client: of('client'), order: of('order') };
});

/** Replaces the questions of a subject, in this order. A question with a known name keeps its id. */
export async function replaceCharacteristics(
  db: Db,
  supplierId: SupplierId,
  subject: CharacteristicSubject,
  asked: readonly Omit<Characteristic, 'id'>[],
): Promise<void> {
  const names = asked.map((one) => one.name);
  const ofThisSubject = and(eq(characteristics.supplierId, supplierId), eq(characteristics.subject, subject));
  await db.delete(characteristics).where(and(ofThisSubject, notInArray(name, names)));
  if (asked.length === 0) return;
  await db
    .insert(characteristics)
    .values(
      asked.map((one, position) => ({
        ...one,
        options: [...one.options],
        supplierId,
        subject,
        id: newId(),
        position,
      })),
    )
    .onConflictDoUpdate({
      target: [characteristics.supplierId, characteristics.subject, name],
      set: {
        required: sql`excluded.required`,
        options: sql`excluded.options`,
        position: sql`excluded.position`,
      },
    });
}
