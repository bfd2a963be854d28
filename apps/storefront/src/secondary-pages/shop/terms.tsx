import { TermsScreen } from '#features/accounts/storefront/terms-screen.tsx';
import { termsQuery } from '#features/suppliers/storefront/terms-query.ts';
import type { SecondaryPage } from '../secondary-page.ts';

export const page: SecondaryPage = {
  title: 'Termos de uso',
  load: ({ context: { api, queryClient, shop } }) => queryClient.ensureQueryData(termsQuery(api, shop.id)),
  Screen: TermsScreen,
};
