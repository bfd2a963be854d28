import { createFileRoute } from '@tanstack/react-router';
import { NewPasswordScreen } from '#features/accounts/storefront/new-password-screen.tsx';
import { hiddenPage } from '../../../hidden-page.ts';

/** Where the mailed link to a new password leads. */
export const Route = createFileRoute('/$supplier/senha/nova')({
  head: hiddenPage('Criar nova senha'),
  component: NewPasswordScreen,
});
