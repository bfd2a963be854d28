import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { deletionQuery } from '#features/privacy/storefront/deletion-query.ts';
import { OwnPrivacyScreen } from '#features/privacy/storefront/own-privacy-screen.tsx';
import { inAccount } from '../../journeys/account/account-page.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

/** Export and deletion of the own data. */
export const page: SecondaryPage = {
  title: 'Privacidade e dados',
  load: async ({ context, location }) => {
    const { api, session } = await requireLogin(context, location);
    await context.queryClient.ensureQueryData(deletionQuery(api, session));
  },
  Screen: inAccount(OwnPrivacyScreen),
};
