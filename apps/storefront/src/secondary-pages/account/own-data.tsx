import {
  devicesQuery,
  emailStateQuery,
  profileQuery,
  secondFactorQuery,
} from '#features/accounts/storefront/own-data/own-data-queries.ts';
import { OwnDataScreen } from '#features/accounts/storefront/own-data/own-data-screen.tsx';
import { PushChoice } from '#features/notifications/storefront/push-choice.tsx';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { inAccount } from '../../journeys/account/account-page.tsx';
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
  Screen: inAccount(() => <OwnDataScreen more={<PushChoice />} />),
};
