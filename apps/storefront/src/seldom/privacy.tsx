import { PrivacyScreen } from '#features/privacy/storefront/privacy-screen.tsx';
import { shopContentsQuery } from '#features/suppliers/storefront/shop-contents-query.ts';
import type { SeldomPage } from './seldom-page.ts';

/** The shop's privacy policy, and the visitor's cookie choice. */
export const page: SeldomPage = {
  title: 'Privacidade',
  load: async ({ context: { queryClient, api, shop } }) => {
    await queryClient.ensureQueryData(shopContentsQuery(api, shop.id, 'PRIVACY_POLICY'));
  },
  Screen: PrivacyScreen,
};
