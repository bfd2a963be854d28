import { type AuditEntry, recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { changed, type PanelProduct, type ProductChange } from '../../../domain/product-change.ts';
import { setStock } from '../../import/import.store.ts';
import { setStockCause } from '../../stock/set-stock-cause.store.ts';
import { lockProduct, writeProduct } from './panel-product.store.ts';

/** Changes a product and audits the previous values; a change without effect is not audited. */
export const changeProduct = (
  context: Context & { readonly actor: Staff },
  productId: ProductId,
  change: ProductChange,
): Promise<Result<PanelProduct, { readonly code: 'product-not-found' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const before = await lockProduct(db, supplier.id, productId);
    if (before === undefined) return refuse({ code: 'product-not-found' });
    const after = changed(before, change);
    const sameProduct = ROW.every((name) => after[name] === before[name]);
    if (!sameProduct) await writeProduct(db, supplier.id, after, new Date(now));
    if (after.stock !== before.stock) {
      await setStockCause(inside, { cause: 'correction' });
      await setStock(db, supplier.id, new Map([[productId, after.stock]]));
    }
    const facts = differing(before, after);
    if (facts !== undefined) {
      await recordChange(inside, { action: 'product.changed', subjectId: productId, ...facts });
    }
    return accept(after);
  });

/** Fields stored in the product's own row. */
const ROW = ['price', 'active', 'adultMark', 'weight'] as const;
const FACTS = [...ROW, 'stock'] as const;

/** The fields that differ, before and after; untracked stock is null. */
function differing(
  before: PanelProduct,
  after: PanelProduct,
): Pick<AuditEntry, 'before' | 'after'> | undefined {
  const names = FACTS.filter((name) => before[name] !== after[name]);
  const of = (product: PanelProduct) =>
    Object.fromEntries(names.map((name) => [name, product[name] ?? null] as const));
  return names.length === 0 ? undefined : { before: of(before), after: of(after) };
}
