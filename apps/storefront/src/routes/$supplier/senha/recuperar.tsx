import { createFileRoute } from '@tanstack/react-router';
import { RecoverScreen } from '#features/accounts/storefront/recover-screen.tsx';
import { hiddenPage } from '../../../hidden-page.ts';

/** Asks for a link to a new password. */
export const Route = createFileRoute('/$supplier/senha/recuperar')({
  head: hiddenPage('Esqueci minha senha'),
  component: RecoverScreen,
});
