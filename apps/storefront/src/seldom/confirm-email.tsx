import { ConfirmEmailScreen } from '#features/accounts/storefront/own-data/confirm-email-screen.tsx';
import type { SeldomPage } from './seldom-page.ts';

/** Where the mailed link that confirms an e-mail leads. */
export const page: SeldomPage = { title: 'Confirmar e-mail', Screen: ConfirmEmailScreen };
