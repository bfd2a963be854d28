import { sessionQuery } from '#features/accounts/storefront/login/session-query.ts';
import { TokenLoginScreen } from '#features/accounts/storefront/login/token-login-screen.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

/** Target of the login token that carries a session to another host. */
export const page: SecondaryPage = {
  title: 'Entrando',
  load: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(sessionQuery(api));
  },
  Screen: ({ rest: [token = '', email = ''] }) => <TokenLoginScreen token={token} email={email} />,
};
