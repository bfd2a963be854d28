import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { ProductId } from '#kernel/ids.ts';
import { type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { lockProduct } from '../products/edit/panel-product.store.ts';
import { unknownProducts } from '../products/unknown-goods.store.ts';
import { countAdditionsVersion, replaceAdditions } from './additions.store.ts';
import { type OfferedAdditions, offeredAdditions } from './offered-additions.ts';

type Refusal =
  | { readonly code: 'product-not-found' | 'addition-not-found' | 'addition-to-itself' }
  | ChangedByOther<OfferedAdditions>;

/** Replaces the product's additions, in this order, if nobody has since `version`; the audit has the previous ones. */
export const setAdditions = (
  context: StaffContext,
  productId: ProductId,
  additions: readonly ProductId[],
  version: number,
): Promise<Result<OfferedAdditions, Refusal>> =>
  inTransaction(context, async (inside): Promise<Result<OfferedAdditions, Refusal>> => {
    const { db, supplier } = inside;
    if (additions.includes(productId)) return refuse({ code: 'addition-to-itself' });
    if ((await lockProduct(db, supplier.id, productId)) === undefined) {
      return refuse({ code: 'product-not-found' });
    }
    const found = await offeredAdditions(inside, productId);
    if (!found.ok) return found;
    const unknown = await unknownProducts(db, supplier.id, additions);
    if (unknown.length > 0) return refuse({ code: 'addition-not-found' });
    if (found.value.version !== version) return changedByOther(found.value);
    const before = found.value.additions.map(({ id }) => id);
    if (before.join() === additions.join()) return found;
    await replaceAdditions(db, supplier.id, productId, additions);
    await countAdditionsVersion(db, supplier.id, productId);
    await recordChange(inside, {
      action: 'product.additions-changed',
      subjectId: productId,
      before: { additions: before },
      after: { additions: [...additions] },
    });
    return await offeredAdditions(inside, productId);
  });
