import { devicesQuery } from '#features/accounts/storefront/own-data/devices-query.ts';
import { emailStateQuery } from '#features/accounts/storefront/own-data/email-state-query.ts';
import { OwnDataScreen } from '#features/accounts/storefront/own-data/own-data-screen.tsx';
import { profileQuery } from '#features/accounts/storefront/own-data/profile-query.ts';
import { secondFactorQuery } from '#features/accounts/storefront/own-data/second-factor-query.ts';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import type { SecondaryPage } from '../secondary-page.ts';

/** The own account: e-mail, password, second factor and devices. */
export const page: SecondaryPage = {
  title: 'Meus dados',
  load: async ({ context, location }) => {
    const { api, session } = await requireLogin(context, location);
    const { queryClient, shop } = context;
    await Promise.all([
      queryClient.ensureQueryData(profileQuery(api, shop.id, session)),
      queryClient.ensureQueryData(devicesQuery(api, session)),
      queryClient.ensureQueryData(emailStateQuery(api, session)),
      queryClient.ensureQueryData(secondFactorQuery(api, session)),
    ]);
  },
  Screen: OwnDataScreen,
};
