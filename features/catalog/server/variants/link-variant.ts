/** Staff choose which products are variants of one principal. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { PanelListProduct } from '../../domain/panel/panel-list.ts';
import { lockImports } from '../import/import.store.ts';
import { updateProduct } from '../panel/edited-product.store.ts';
import { hasVariants, principalOf, productsOfGroup } from './variants.store.ts';

export interface Variants {
  readonly principal: PanelListProduct;
  readonly variants: readonly PanelListProduct[];
}

interface NotFound {
  readonly code: 'product-not-found' | 'variant-not-found';
}

/** The group of a product, of which it may be the principal or a variant. */
export async function variantsOf(
  { db, supplier }: Context,
  productId: ProductId,
): Promise<Result<Variants, { readonly code: 'product-not-found' }>> {
  const principalId = await principalOf(db, supplier.id, productId);
  const group = principalId === undefined ? [] : await productsOfGroup(db, supplier.id, principalId);
  const principal = group.find(({ id }) => id === principalId);
  if (principal === undefined) return refuse({ code: 'product-not-found' });
  return accept({ principal, variants: group.filter(({ id }) => id !== principalId) });
}

/** Repeated, it changes nothing. A product of another group is not taken out of it: that would change both unseen. */
export const attachVariant = (
  context: StaffContext,
  productId: ProductId,
  variantId: ProductId,
): Promise<
  Result<Variants, NotFound | { readonly code: 'variant-of-itself' | 'variant-linked-elsewhere' }>
> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    // Every writer of links holds it, so that none is ever chained.
    await lockImports(db, supplier.id);
    const group = await variantsOf(inside, productId);
    if (!group.ok) return group;
    const { principal, variants } = group.value;
    if (variantId === principal.id) return refuse({ code: 'variant-of-itself' });
    if (variants.some(({ id }) => id === variantId)) return group;
    const itsPrincipal = await principalOf(db, supplier.id, variantId);
    if (itsPrincipal === undefined) return refuse({ code: 'variant-not-found' });
    if (itsPrincipal !== variantId || (await hasVariants(db, supplier.id, variantId)))
      return refuse({ code: 'variant-linked-elsewhere' });
    await link(inside, variantId, { from: undefined, to: principal });
    return await variantsOf(inside, productId);
  });

export const detachVariant = (
  context: StaffContext,
  productId: ProductId,
  variantId: ProductId,
): Promise<Result<Variants, NotFound>> =>
  inTransaction(context, async (inside) => {
    await lockImports(inside.db, inside.supplier.id);
    const group = await variantsOf(inside, productId);
    if (!group.ok) return group;
    const { principal, variants } = group.value;
    if (!variants.some(({ id }) => id === variantId)) return refuse({ code: 'variant-not-found' });
    await link(inside, variantId, { from: principal, to: undefined });
    // Seen from the principal: the product asked for may be the one that has just left.
    return await variantsOf(inside, principal.id);
  });

interface Move {
  readonly from: PanelListProduct | undefined;
  readonly to: PanelListProduct | undefined;
}

async function link(context: StaffContext, variantId: ProductId, { from, to }: Move): Promise<void> {
  const { db, supplier, now } = context;
  const row = { principalId: to?.id ?? null, updatedAt: new Date(now) };
  await updateProduct(db, supplier.id, variantId, row);
  await recordChange(context, {
    action: 'product.changed',
    subjectId: variantId,
    before: { principalSku: from?.sku ?? '' },
    after: { principalSku: to?.sku ?? '' },
  });
}
