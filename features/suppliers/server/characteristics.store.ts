import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type {
  Characteristic,
  CharacteristicSubject,
  CharacteristicsBySubject,
} from '../domain/characteristic.ts';
import { supplierCharacteristics } from './supplier-details.tables.ts';

const { id, subject, name, required, options } = supplierCharacteristics;

const selectCharacteristics = prepared((db) =>
  db
    .select({ id, subject, name, required, options })
    .from(supplierCharacteristics)
    .where(eq(supplierCharacteristics.supplierId, sql.placeholder('supplierId')))
    .orderBy(asc(supplierCharacteristics.position), asc(id))
    .prepare('characteristics_of_supplier'),
);

/** Cached; in the supplier's order. */
export const characteristicsOf = cachedQuery(
  'characteristics',
  async (db, supplierId): Promise<CharacteristicsBySubject> => {
    const rows = await selectCharacteristics(db).execute({ supplierId });
    const of = (wanted: CharacteristicSubject): Characteristic[] =>
      rows.filter((row) => row.subject === wanted).map(({ subject: _, ...characteristic }) => characteristic);
    return { client: of('client'), order: of('order') };
  },
);

/** Replaces the questions of a subject, in this order. A question with a known name keeps its id. */
export async function replaceCharacteristics(
  db: Db,
  supplierId: SupplierId,
  subject: CharacteristicSubject,
  given: readonly Omit<Characteristic, 'id'>[],
): Promise<void> {
  const names = given.map((one) => one.name);
  const ofThisSubject = and(
    eq(supplierCharacteristics.supplierId, supplierId),
    eq(supplierCharacteristics.subject, subject),
  );
  await db.delete(supplierCharacteristics).where(and(ofThisSubject, notInArray(name, names)));
  if (given.length === 0) return;
  await db
    .insert(supplierCharacteristics)
    .values(
      given.map((one, position) => ({
        ...one,
        options: [...one.options],
        supplierId,
        subject,
        id: newId(),
        position,
      })),
    )
    .onConflictDoUpdate({
      target: [supplierCharacteristics.supplierId, supplierCharacteristics.subject, name],
      set: {
        required: sql`excluded.required`,
        options: sql`excluded.options`,
        position: sql`excluded.position`,
      },
    });
}
