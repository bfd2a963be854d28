import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { CategoryId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { lockImports } from '../import/import.store.ts';
import { lockCategory, lockProductsIn, writeAdultsOnly } from './category-marks.store.ts';

/** Sets whether a whole category is for adults only, and records the previous value in the audit. */
export const markCategory = (
  context: Context & { readonly actor: Staff },
  categoryId: CategoryId,
  adultsOnly: boolean,
): Promise<Result<{ readonly name: string }, { readonly code: 'category-not-found' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    // A trigger copies the mark to the category's products.
    await lockImports(db, supplier.id);
    const category = await lockCategory(db, supplier.id, categoryId);
    if (category === undefined) return refuse({ code: 'category-not-found' });
    if (category.adultsOnly !== adultsOnly) {
      await lockProductsIn(db, supplier.id, categoryId);
      await writeAdultsOnly(db, supplier.id, categoryId, adultsOnly);
      await recordChange(inside, {
        action: 'category.adults-only',
        subjectId: categoryId,
        before: { adultsOnly: category.adultsOnly },
        after: { adultsOnly },
      });
    }
    return accept({ name: category.name });
  });
