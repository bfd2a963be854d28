import { ConfirmEmailScreen } from '#features/accounts/storefront/own-data/confirm-email-screen.tsx';
import type { SeldomPage } from './seldom-page.ts';

/** Target of the mailed link that confirms an e-mail address. */
export const page: SeldomPage = { title: 'Confirmar e-mail', Screen: ConfirmEmailScreen };
