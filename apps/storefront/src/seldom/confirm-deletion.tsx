import { ConfirmDeletionScreen } from '#features/privacy/storefront/confirm-deletion-screen.tsx';
import type { SeldomPage } from './seldom-page.ts';

/** Where the mailed link leads that confirms to be forgotten. */
export const page: SeldomPage = { title: 'Confirmar exclusão', Screen: ConfirmDeletionScreen };
