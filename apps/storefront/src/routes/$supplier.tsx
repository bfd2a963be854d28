import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, Outlet, redirect, useRouter } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { sessionQuery } from '#features/accounts/storefront/login/session-query.ts';
import { CartSync } from '#features/cart/storefront/save/cart-sync.tsx';
import { BuyingTermsProvider } from '#features/catalog/storefront/buying-terms-context.ts';
import { PaymentOfferProvider } from '#features/catalog/storefront/price/payment-offer-context.ts';
import { categoriesQuery } from '#features/catalog/storefront/queries/categories-query.ts';
import { homeSite } from '#features/suppliers/domain/hosts/home-site.ts';
import { shopForUser } from '#features/suppliers/domain/tags/user-tags.ts';
import { activateOnlySegment } from '#features/suppliers/storefront/chosen-segment.ts';
import { ShopProvider } from '#features/suppliers/storefront/shop-context.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import icon from '../icon.svg?url';
import type { PageContext } from '../page-context.ts';
import { ShopShell } from '../shell/shop-shell.tsx';
import { shopQuery } from '../shop-queries.ts';

/**
 * The main shell. Routes below it find `shop` and `terms` in their context; API calls from here on name this shop.
 */
export const Route = createFileRoute('/$supplier')({
  beforeLoad: async ({ context, params, location }) => {
    const visited = await visitedShop(context, params.supplier, location.search);
    if (params.supplier !== visited.slug) {
      const rest = location.href.slice(params.supplier.length + 1);
      throw redirect({ href: `/${visited.slug}${rest}`, replace: true });
    }
    context.callsFor(visited.id);
    activateOnlySegment(visited);
    const { tags } = await context.queryClient.ensureQueryData(sessionQuery(context.api));
    const shop = shopForUser(visited, tags);
    // Addresses in heads use the shop's own domain, whichever host was requested.
    const { chosenBuyingTerms: buyingTerms } = await import('../journeys/buying-terms.ts');
    const terms = await buyingTerms({ ...context, shop });
    return { shop, ...terms, ...homeSite(context.origin, shop) };
  },
  loader: async ({ context: { queryClient, api, shop }, location }) => {
    // Only the server renders the first page's theme, so browsers don't load this code.
    const [{ shopLook }] = await Promise.all([
      import('../shop-look.ts'),
      queryClient.ensureQueryData(categoriesQuery(api, shop.id)),
      queryClient.ensureQueryData(sessionQuery(api)),
    ]);
    return shopLook(shop, location);
  },
  head: ({ match, loaderData }) => {
    // Undefined after a failed look-up.
    const { shop }: Partial<typeof match.context> = match.context;
    return {
      meta: shop && [
        { title: shop.name },
        { name: 'description', content: shop.description ?? 'Confira nossas ofertas!' },
        // On a dark page the browser's own bar is dark, as the page's is.
        { name: 'theme-color', media: '(prefers-color-scheme:light)', content: shop.theme.primary },
      ],
      // Only one icon: some browsers prefer an SVG to the shop's.
      links: loaderData?.links ?? [{ rel: 'icon', href: icon }],
      styles: loaderData && [{ children: loaderData.style }],
    };
  },
  component: ShopLayout,
});

/** An unknown shop redirects to the platform's home; on a shop's own host it is a 404. Spec 1. */
async function visitedShop(
  { queryClient, api, callsFor, lockedTo }: PageContext,
  slugOrId: string,
  { previa }: { readonly previa?: string },
) {
  const query = shopQuery(api, slugOrId, previa);
  // Coming from another shop, the look-up names no supplier.
  if (queryClient.getQueryData(query.queryKey) === undefined) callsFor(undefined);
  try {
    return await queryClient.ensureQueryData(query);
  } catch (error) {
    // 400: the text cannot be a shop's name.
    if (!(error instanceof ApiRefusal && [400, 404].includes(error.status))) throw error;
    throw lockedTo === undefined ? redirect({ to: '/' }) : notFound();
  }
}

function ShopLayout() {
  const router = useRouter();
  const { api, shop, terms, payment } = Route.useRouteContext();
  // Shows the previous prices until the new ones are loaded.
  const shownTerms = useDeferredValue(terms);
  const { data: categories } = useSuspenseQuery(categoriesQuery(api, shop.id));
  return (
    <ShopProvider value={shop}>
      <BuyingTermsProvider value={shownTerms}>
        <PaymentOfferProvider value={payment}>
          <ShopShell shop={shop} categories={categories}>
            <Outlet />
          </ShopShell>
        </PaymentOfferProvider>
      </BuyingTermsProvider>
      <CartSync also={async (sync) => (await import('../journeys/once-idle.ts')).onceIdle(router, sync)} />
    </ShopProvider>
  );
}
