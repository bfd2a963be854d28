import type { ProductId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Context } from '#platform/db/context.ts';
import { weightOf } from '../../domain/weight.ts';
import { weightsOf } from './weights.store.ts';

interface Wanted {
  readonly productId: ProductId;
  readonly quantity: Quantity;
}

/** Total weight in whole grams, rounded up; products that the shop does not have count as 0. */
export async function gramsOf({ db, supplier }: Context, goods: readonly Wanted[]): Promise<number> {
  if (goods.length === 0) return 0;
  const weights = await weightsOf(
    db,
    supplier.id,
    goods.map(({ productId }) => productId),
  );
  const grams = goods.map(({ productId, quantity }) => {
    const weighed = weights.get(productId);
    return weighed === undefined ? 0 : weightOf(weighed, quantity);
  });
  return Math.ceil(grams.reduce((sum, each) => sum + each, 0));
}
