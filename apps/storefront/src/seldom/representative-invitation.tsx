import { sessionQuery } from '#features/accounts/storefront/login/session-query.ts';
import { RepresentativeInvitationScreen } from '#features/delegation/storefront/representative-invitation-screen.tsx';
import type { SeldomPage } from './seldom-page.ts';

/** Target of a mailed invitation to represent a shop. */
export const page: SeldomPage = {
  title: 'Convite',
  load: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(sessionQuery(api));
  },
  Screen: RepresentativeInvitationScreen,
};
