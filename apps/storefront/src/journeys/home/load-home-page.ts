import { actsForClient } from '#features/accounts/domain/session.ts';
import { homeHead } from '#features/catalog/storefront/home/home-head.ts';
import { loadHome } from '#features/catalog/storefront/home/load-home.ts';
import { type CatalogScope, loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { categoriesQuery } from '#features/catalog/storefront/queries/categories-query.ts';
import type { ShownHome } from '#features/content/domain/home/home-block.ts';
import { loadHomeBlocks } from '#features/content/storefront/home/load-home-blocks.ts';
import { topPictureLinks } from '#features/content/storefront/home/preload-picture.ts';
import { usesNewStylePage } from '#features/suppliers/domain/tags/tag-rules.ts';
import type { ShopPageContext } from '../../page-context.ts';
import { ownHome } from './lazy-own-home.ts';

/** Loads the home's data and returns the page's head. `preview`: the token of a preview link, whose page is not indexed. */
export async function loadHomePage(
  context: ShopPageContext,
  preview: string | undefined,
  navigation: AbortSignal,
) {
  const { queryClient, api, shop } = context;
  const scope = await loadScope(context);
  const sectors = async () => {
    if (!usesNewStylePage(new Set(shop.tags))) return;
    const { sectorsQuery } = await import('#features/catalog/storefront/queries/sectors-query.ts');
    await queryClient.prefetchQuery(sectorsQuery(api, shop.id));
  };
  // Structured data for search engines, which are visitors and read the server's HTML.
  const organization = async () => {
    if (!import.meta.env.SSR || scope.session.authenticated) return [];
    const { organizationScripts } = await import('#features/catalog/storefront/home/organization-json-ld.ts');
    return organizationScripts(context, api, shop);
  };
  const content = async () => {
    const home = await loadHomeBlocks(queryClient, scope, preview);
    await loadAround(context, scope, home, navigation);
    return home;
  };
  const own = async () => {
    if (!actsForClient(scope.session)) return;
    const { clientHomeQuery } = await import('#features/orders/storefront/home/client-home-query.ts');
    await Promise.all([queryClient.prefetchQuery(clientHomeQuery(scope)), ownHome.load()]);
  };
  const [scripts, home] = await Promise.all([organization(), content(), sectors(), own()]);
  const { meta, links } = homeHead(context, shop, { hidden: preview !== undefined });
  return { meta, links: [...links, ...(home?.composed ? topPictureLinks(home) : [])], scripts };
}

/** Loads what the home shows besides its blocks: of a composed one that is little. */
async function loadAround(
  { queryClient, shop, api }: ShopPageContext,
  scope: CatalogScope,
  home: ShownHome | undefined,
  navigation: AbortSignal,
): Promise<void> {
  const isComposed = home?.composed === true;
  const combos = async () => {
    if (isComposed && !home.blocks.some(({ content }) => content.kind === 'combos')) return;
    const { combosQuery } = await import('#features/promotions/storefront/queries/combo-queries.ts');
    await queryClient.prefetchQuery(combosQuery(scope));
  };
  await Promise.all([
    combos(),
    isComposed
      ? queryClient.prefetchQuery(categoriesQuery(api, shop.id))
      : loadHome(queryClient, scope, navigation),
  ]);
}
