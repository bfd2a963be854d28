import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { Characteristic, CharacteristicSubject } from '../domain/characteristic.ts';
import { supplierCharacteristics as characteristics } from './supplier-details.tables.ts';

const { id, name, required, options } = characteristics;

const ofSubject = prepared((db) =>
  db
    .select({ id, name, required, options })
    .from(characteristics)
    .where(
      and(
        eq(characteristics.supplierId, sql.placeholder('supplierId')),
        eq(characteristics.subject, sql.placeholder('subject')),
      ),
    )
    .orderBy(asc(characteristics.position), asc(id))
    .prepare('characteristics_of_subject'),
);

/** In the supplier's order. */
export const characteristicsOf = (
  db: Db,
  supplierId: SupplierId,
  subject: CharacteristicSubject,
): Promise<Characteristic[]> => ofSubject(db).execute({ supplierId, subject });

/** Makes these what is asked of the subject, in this order; one that keeps its name keeps its id. */
export async function replaceCharacteristics(
  db: Db,
  supplierId: SupplierId,
  subject: CharacteristicSubject,
  kept: readonly Omit<Characteristic, 'id'>[],
): Promise<void> {
  const names = kept.map((one) => one.name);
  const ofThisSubject = and(eq(characteristics.supplierId, supplierId), eq(characteristics.subject, subject));
  await db.delete(characteristics).where(and(ofThisSubject, notInArray(name, names)));
  if (kept.length === 0) return;
  await db
    .insert(characteristics)
    .values(
      kept.map((one, position) => ({
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
