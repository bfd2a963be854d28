import { fullAddress } from '#features/catalog/storefront/head/full-address.ts';
import { pageHead } from '#features/catalog/storefront/head/page-head.ts';
import { deskQuery } from '#features/chat/storefront/chat-queries.ts';
import { shopContentsQuery } from '#features/suppliers/storefront/shop-contents-query.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { HelpScreen } from '../../journeys/help/help-screen.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

/** Without one of its texts the page still helps. */
export const page: SecondaryPage = {
  title: 'Ajuda',
  load: async ({ context: { queryClient, api, shop } }) => {
    await Promise.all([
      queryClient.prefetchQuery(deskQuery({ api, shop })),
      ...(['ORDER_INSTRUCTIONS', 'EXCHANGE_POLICY'] as const).map((type) =>
        queryClient.prefetchQuery(shopContentsQuery(api, shop, type)),
      ),
    ]);
  },
  head: ({ shop, ...site }) =>
    pageHead(shop, {
      title: `Ajuda | ${shop.name}`,
      description: `Contato, horários, entrega e formas de pagamento da loja ${shop.name}.`,
      canonical: fullAddress(site, shopHref(shop.slug, '/ajuda')),
    }),
  Screen: HelpScreen,
};
