import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { accept, type Result } from '#kernel/result.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { isSheetField, type SheetFileRefusal } from '../../contract/sheet-import/sheet-import-texts.ts';
import type { ImportField } from '../../domain/import/import-fields.ts';
import { seesCosts } from '../../domain/panel/seen-costs.ts';
import { guessMapping, headingKey } from '../../domain/sheet-import/guess-mapping.ts';
import type { SheetReading } from './read-sheet-rows.ts';
import { insertImport, insertRows, lastMappings } from './sheet-imports.store.ts';

/** Imports from which the shop's choices are remembered. */
const REMEMBERED = 20;

/** Stores a file that was read, with a guess for each column. Nothing is imported. Returns the import's id. */
export async function storeSheet(
  context: StaffContext,
  fileName: string,
  reading: SheetReading,
): Promise<Result<string, { readonly code: SheetFileRefusal }>> {
  if (!reading.ok) return reading;
  const { header, rows } = reading.value;
  const id = newId();
  await inTransaction(context, async (inside) => {
    const { db, supplier, actor, now } = inside;
    const mapping = guessMapping(header, await rememberedChoices(inside));
    await insertImport(db, {
      supplierId: supplier.id,
      id,
      staffId: actor.staffId,
      fileName,
      createdAt: new Date(now),
      state: 'read',
      header: [...header],
      mapping: mapping.map((field) =>
        field !== null && isSheetField(field) && (field !== 'cost' || seesCosts(actor)) ? field : null,
      ),
      total: rows.length,
    });
    await insertRows(db, supplier.id, id, rows);
    const after = { file: fileName, lines: rows.length };
    await recordChange(inside, { action: 'import.uploaded', subjectId: id, before: null, after });
  });
  return accept(id);
}

/** The shop's latest choice for each heading. */
async function rememberedChoices({ db, supplier }: StaffContext): Promise<Map<string, ImportField | null>> {
  const chosen = new Map<string, ImportField | null>();
  for (const { header, mapping } of await lastMappings(db, supplier.id, REMEMBERED)) {
    for (const [index, heading] of header.entries()) {
      const key = headingKey(heading);
      if (!chosen.has(key)) chosen.set(key, mapping[index] ?? null);
    }
  }
  return chosen;
}
