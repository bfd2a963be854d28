import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailScreen } from '#features/accounts/storefront/confirm-email-screen.tsx';
import { hiddenPage } from '../../../hidden-page.ts';

/** Where the mailed link that confirms an e-mail leads. */
export const Route = createFileRoute('/$supplier/email/confirmar')({
  head: hiddenPage('Confirmar e-mail'),
  component: ConfirmEmailScreen,
});
