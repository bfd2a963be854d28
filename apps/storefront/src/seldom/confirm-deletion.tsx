import { ConfirmDeletionScreen } from '#features/privacy/storefront/confirm-deletion-screen.tsx';
import type { SeldomPage } from './seldom-page.ts';

/** Target of the mailed link that confirms a deletion. */
export const page: SeldomPage = { title: 'Confirmar exclusão', Screen: ConfirmDeletionScreen };
