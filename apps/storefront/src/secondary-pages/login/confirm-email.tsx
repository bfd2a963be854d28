import { ConfirmEmailScreen } from '#features/accounts/storefront/own-data/confirm-email-screen.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

/** Target of the mailed link that confirms an e-mail address. */
export const page: SecondaryPage = { title: 'Confirmar e-mail', Screen: ConfirmEmailScreen };
