import { sessionQuery } from '#features/accounts/storefront/login/session-query.ts';
import { LinkedInvitationScreen } from '#features/delegation/storefront/linked-invitation-screen.tsx';
import type { SeldomPage } from './seldom-page.ts';

/** Target of a mailed invitation to buy for a client. */
export const page: SeldomPage = {
  title: 'Convite',
  load: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(sessionQuery(api));
  },
  Screen: LinkedInvitationScreen,
};
