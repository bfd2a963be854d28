import type { PageRange } from '#kernel/page.ts';
import type { Context } from '#platform/db/context.ts';
import type { PanelListProduct, PanelListQuery } from '../../domain/panel/panel-list.ts';
import { countPanelProducts, panelProducts } from './panel-list.store.ts';

export interface PanelPage {
  readonly products: readonly PanelListProduct[];
  readonly total: number;
}

/** A page of the shop's products, sold or not. */
export async function panelList(
  { db, supplier }: Context,
  query: PanelListQuery,
  page: PageRange,
): Promise<PanelPage> {
  const [products, total] = await Promise.all([
    panelProducts(db, supplier.id, query, page),
    countPanelProducts(db, supplier.id, query),
  ]);
  return { products, total };
}
