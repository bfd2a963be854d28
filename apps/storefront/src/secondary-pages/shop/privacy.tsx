import { PrivacyScreen } from '#features/privacy/storefront/privacy-screen.tsx';
import { shopContentsQuery } from '#features/suppliers/storefront/shop-contents-query.ts';
import type { SecondaryPage } from '../secondary-page.ts';

/** The shop's privacy policy, and the visitor's cookie choice. */
export const page: SecondaryPage = {
  title: 'Privacidade',
  load: async ({ context: { queryClient, api, shop } }) => {
    await queryClient.ensureQueryData(shopContentsQuery(api, shop, 'PRIVACY_POLICY'));
  },
  Screen: PrivacyScreen,
};
