import { productsByCodes } from '#features/catalog/server/products/codes.store.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { ActionLinkText } from '../../domain/action-link.ts';
import { addActionLink } from './action-links.store.ts';

export interface LinkBySkus extends ActionLinkText {
  /** Quantities by SKU. */
  readonly goods: Readonly<Record<string, Quantity>>;
}

/** Adds links to a shop whose products exist already. */
export async function putActionLinks(
  db: Db,
  supplierId: SupplierId,
  links: readonly LinkBySkus[],
  now: Instant,
): Promise<void> {
  for (const { goods, ...text } of links) {
    const found = await productsByCodes(db, supplierId, Object.keys(goods));
    const lines = Object.entries(goods).map(([sku, quantity]) => {
      const productId = found.get(sku);
      if (productId === undefined) throw new Error(`${text.slug}: there is no ${sku}`);
      return { productId, quantity };
    });
    await addActionLink(db, supplierId, { ...text, id: newId(), lines, active: true }, now);
  }
}
