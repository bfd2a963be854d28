import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { accept, type Result } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { isPriceField } from '../../contract/price-import/price-import-texts.ts';
import { isSheetField, type SheetFileRefusal } from '../../contract/sheet-import/sheet-import-texts.ts';
import type { ImportField } from '../../domain/import/import-fields.ts';
import { seesCosts } from '../../domain/panel/seen-costs.ts';
import { guessMapping, headingKey, PRICE_SHEET_HEADINGS } from '../../domain/sheet-import/guess-mapping.ts';
import type { SheetReading } from './read-sheet-rows.ts';
import { insertImport, insertRows, lastMappings } from './sheet-imports.store.ts';

/** Imports from which the shop's choices are remembered. */
const REMEMBERED = 20;

/**
 * Stores a file that was read, with a guess for each column. Nothing is imported. Returns the import's id. With a table, its lines are
 * prices for that one.
 */
export async function storeSheet(
  context: StaffContext,
  fileName: string,
  reading: SheetReading,
  tableId: string | null = null,
): Promise<Result<string, { readonly code: SheetFileRefusal }>> {
  if (!reading.ok) return reading;
  const { header, rows } = reading.value;
  const id = newId();
  await inTransaction(context, async (inside) => {
    const { db, supplier, actor, now } = inside;
    const remembered = await rememberedChoices(inside, tableId === null ? 'products' : 'prices');
    const guessed =
      tableId === null
        ? guessMapping(header, remembered, isProductField(actor))
        : guessMapping(header, remembered, isPriceField, PRICE_SHEET_HEADINGS);
    await insertImport(db, {
      supplierId: supplier.id,
      id,
      tableId,
      staffId: actor.staffId,
      fileName,
      createdAt: new Date(now),
      state: 'read',
      header: [...header],
      mapping: [...guessed],
      total: rows.length,
    });
    await insertRows(db, supplier.id, id, rows);
    const after = { file: fileName, lines: rows.length };
    const action = tableId === null ? 'import.uploaded' : 'price-import.uploaded';
    await recordChange(inside, { action, subjectId: id, before: null, after });
  });
  return accept(id);
}

const isProductField =
  (actor: Staff) =>
  (field: ImportField): boolean =>
    isSheetField(field) && (field !== 'cost' || seesCosts(actor));

/** The shop's latest choice for each heading. */
async function rememberedChoices(
  { db, supplier }: StaffContext,
  of: 'products' | 'prices',
): Promise<Map<string, ImportField | null>> {
  const chosen = new Map<string, ImportField | null>();
  for (const { header, mapping } of await lastMappings(db, supplier.id, of, REMEMBERED)) {
    for (const [index, heading] of header.entries()) {
      const key = headingKey(heading);
      if (!chosen.has(key)) chosen.set(key, mapping[index] ?? null);
    }
  }
  return chosen;
}
