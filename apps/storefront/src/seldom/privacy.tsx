import { PrivacyScreen } from '#features/privacy/storefront/privacy-screen.tsx';
import { shopContentsQuery } from '#features/suppliers/storefront/public.tsx';
import type { SeldomPage } from './seldom-page.ts';

/** What a shop keeps, and the visitor's choice about it. */
export const page: SeldomPage = {
  title: 'Privacidade',
  load: async ({ context: { queryClient, api, shop } }) => {
    await queryClient.ensureQueryData(shopContentsQuery(api, shop.id, 'PRIVACY_POLICY'));
  },
  Screen: PrivacyScreen,
};
