import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { lockProduct } from '../products/edit/panel-product.store.ts';
import { unknownProducts } from '../products/unknown-goods.store.ts';
import { additionIds, replaceAdditions } from './additions.store.ts';

type Refusal = 'product-not-found' | 'addition-not-found' | 'addition-to-itself';

/** Replaces the product's additions, in this order, and records the previous ones in the audit. */
export const setAdditions = (
  context: Context & { readonly actor: Staff },
  productId: ProductId,
  additions: readonly ProductId[],
): Promise<Result<readonly ProductId[], { readonly code: Refusal }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    if (additions.includes(productId)) return refuse({ code: 'addition-to-itself' });
    if ((await lockProduct(db, supplier.id, productId)) === undefined) {
      return refuse({ code: 'product-not-found' });
    }
    const unknown = await unknownProducts(db, supplier.id, additions);
    if (unknown.length > 0) return refuse({ code: 'addition-not-found' });
    const before = await additionIds(db, supplier.id, productId);
    if (before.join() === additions.join()) return accept(additions);
    await replaceAdditions(db, supplier.id, productId, additions);
    await recordChange(inside, {
      action: 'product.additions-changed',
      subjectId: productId,
      before: { additions: before },
      after: { additions: [...additions] },
    });
    return accept(additions);
  });
