import { and, asc, eq, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { StaticText } from '../domain/shop-texts.ts';
import { supplierStaticTexts } from './supplier-details.tables.ts';

const { language, name, text } = supplierStaticTexts;

const selectTexts = prepared((db) =>
  db
    .select({ language, name, text })
    .from(supplierStaticTexts)
    .where(eq(supplierStaticTexts.supplierId, sql.placeholder('supplierId')))
    .orderBy(asc(language), asc(name))
    .prepare('static_texts_of_supplier'),
);

export const staticTextsOf = (db: Db, supplierId: SupplierId): Promise<StaticText[]> =>
  selectTexts(db).execute({ supplierId });

/** Sets one text; an empty one is removed. */
export async function setStaticText(
  db: Db,
  supplierId: SupplierId,
  { text: said, ...key }: StaticText,
): Promise<void> {
  if (said === '')
    await db
      .delete(supplierStaticTexts)
      .where(
        and(eq(supplierStaticTexts.supplierId, supplierId), eq(language, key.language), eq(name, key.name)),
      );
  else
    await db
      .insert(supplierStaticTexts)
      .values({ supplierId, ...key, text: said })
      .onConflictDoUpdate({
        target: [supplierStaticTexts.supplierId, language, name],
        set: { text: said },
      });
}

/** Replaces all texts of the supplier. */
export async function replaceStaticTexts(
  db: Db,
  supplierId: SupplierId,
  texts: readonly StaticText[],
): Promise<void> {
  await db.delete(supplierStaticTexts).where(eq(supplierStaticTexts.supplierId, supplierId));
  if (texts.length === 0) return;
  await db.insert(supplierStaticTexts).values(texts.map((one) => ({ supplierId, ...one })));
}
