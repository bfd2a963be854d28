import { homeHead } from '#features/catalog/storefront/home/home-head.ts';
import { loadHome } from '#features/catalog/storefront/home/load-home.ts';
import { loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { usesNewStylePage } from '#features/suppliers/domain/tag-rules.ts';
import type { ShopPageContext } from '../../page-context.ts';

/** Loads the home's data and returns the page's head. */
export async function loadHomePage(context: ShopPageContext, navigation: AbortSignal) {
  const { queryClient, api, shop } = context;
  const scope = await loadScope(context);
  const sectors = async () => {
    if (!usesNewStylePage(new Set(shop.tags))) return;
    const { sectorsQuery } = await import('#features/catalog/storefront/queries/sectors-query.ts');
    await queryClient.prefetchQuery(sectorsQuery(api, shop.id));
  };
  const combos = async () => {
    const { combosQuery } = await import('#features/promotions/storefront/queries/combo-queries.ts');
    await queryClient.prefetchQuery(combosQuery(scope));
  };
  // Structured data for search engines, which are visitors and read the server's HTML.
  const organization = async () => {
    if (!import.meta.env.SSR || scope.session.authenticated) return [];
    const { organizationScripts } = await import('#features/catalog/storefront/home/organization-json-ld.ts');
    return organizationScripts(context, api, shop);
  };
  const [scripts] = await Promise.all([
    organization(),
    sectors(),
    combos(),
    loadHome(queryClient, scope, navigation),
  ]);
  return { ...homeHead(context, shop), scripts };
}
