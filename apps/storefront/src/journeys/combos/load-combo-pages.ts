import { loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { loadQuery } from '#features/catalog/storefront/queries/load-query.ts';
import { orNotFound } from '#features/catalog/storefront/queries/or-not-found.ts';
import { comboHead, combosHead } from '#features/promotions/storefront/combo-head.ts';
import { comboQuery, combosQuery } from '#features/promotions/storefront/queries/combo-queries.ts';
import type { ShopPageContext } from '../../page-context.ts';

/** Loads the shop's combos and returns the page's head. */
export async function loadCombosPage(context: ShopPageContext, navigation: AbortSignal) {
  const combos = await loadQuery(context.queryClient, combosQuery(await loadScope(context)), navigation);
  return combosHead(context, context.shop, combos);
}

/** Loads one combo and returns the page's head. */
export async function loadComboPage(context: ShopPageContext, slug: string, navigation: AbortSignal) {
  const scope = await loadScope(context);
  const combo = await orNotFound(loadQuery(context.queryClient, comboQuery(scope, slug), navigation));
  return comboHead(context, context.shop, combo);
}
