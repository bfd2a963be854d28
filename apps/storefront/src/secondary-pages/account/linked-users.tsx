import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { linkedUsersQuery } from '#features/delegation/storefront/linked-queries.ts';
import { LinkedUsersScreen } from '#features/delegation/storefront/linked-users-screen.tsx';
import { MainUserOnly } from '#features/delegation/storefront/main-user-only.tsx';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { inAccount } from '../../journeys/account/account-page.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

/** Manages who buys for the client; for its main user only. */
export const page: SecondaryPage = {
  title: 'Usuários',
  load: async ({ context, location }) => {
    const { api, session } = await requireLogin(context, location);
    if (session.capacity !== undefined && capacityMay(session.capacity, 'linked-users:manage'))
      await context.queryClient.ensureQueryData(linkedUsersQuery(api, session));
  },
  Screen: inAccount(() => {
    const { capacity = 'linked' } = useBuyer().session;
    return capacityMay(capacity, 'linked-users:manage') ? <LinkedUsersScreen /> : <MainUserOnly />;
  }),
};
