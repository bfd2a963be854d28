/** What a carousel or a block names and the shop does not have. */
import { unknownCategories } from '#features/catalog/server/products/unknown-goods.store.ts';
import { unknownPaymentMethods } from '#features/payments/server/methods/list-payment-methods.ts';
import { segmentsOf } from '#features/suppliers/server/choices-of.ts';
import type { CategoryId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { Audience } from '../domain/audience.ts';

export async function unknownNamed(
  context: Context,
  { segmentIds, paymentMethodIds }: Audience,
  categoryIds: readonly CategoryId[],
): Promise<'unknown-categories' | 'unknown-segments' | 'unknown-payments' | undefined> {
  const { db, supplier } = context;
  if ((await unknownCategories(db, supplier.id, categoryIds)).length > 0) return 'unknown-categories';
  if ((await unknownPaymentMethods(context, paymentMethodIds)).length > 0) return 'unknown-payments';
  if (segmentIds.length === 0) return undefined;
  const known = new Set((await segmentsOf(context)).map(({ id }) => id));
  return segmentIds.every((id) => known.has(id)) ? undefined : 'unknown-segments';
}
