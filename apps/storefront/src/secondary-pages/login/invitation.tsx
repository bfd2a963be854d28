import { sessionQuery } from '#features/accounts/storefront/login/session-query.ts';
import { LinkedInvitationScreen } from '#features/delegation/storefront/linked-invitation-screen.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

/** Target of a mailed invitation to buy for a client. */
export const page: SecondaryPage = {
  title: 'Convite',
  load: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(sessionQuery(api));
  },
  Screen: LinkedInvitationScreen,
};
