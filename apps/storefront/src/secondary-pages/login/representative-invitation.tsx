import { sessionQuery } from '#features/accounts/storefront/login/session-query.ts';
import { RepresentativeInvitationScreen } from '#features/delegation/storefront/representative-invitation-screen.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

/** Target of a mailed invitation to represent a shop. */
export const page: SecondaryPage = {
  title: 'Convite',
  load: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(sessionQuery(api));
  },
  Screen: RepresentativeInvitationScreen,
};
