import { redirect } from '@tanstack/react-router';
import { sessionQuery } from '#features/accounts/storefront/login/session-query.ts';
import { clientCharacteristicsQuery } from '#features/suppliers/storefront/characteristics-queries.ts';
import { termsQuery } from '#features/suppliers/storefront/terms-query.ts';
import { RegisterScreen } from '../../journeys/register/register-screen.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

/** Registration. A user who is logged in already is redirected to the home. */
export const page: SecondaryPage = {
  title: 'Criar conta',
  load: async ({ context: { api, queryClient, shop } }) => {
    const session = await queryClient.ensureQueryData(sessionQuery(api));
    if (session.authenticated) throw redirect({ to: '/$supplier', params: { supplier: shop.slug } });
    await Promise.all([
      queryClient.ensureQueryData(clientCharacteristicsQuery(api, shop.id)),
      queryClient.ensureQueryData(termsQuery(api, shop.id)),
    ]);
  },
  Screen: RegisterScreen,
};
