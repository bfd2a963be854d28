import { ConfirmDeletionScreen } from '#features/privacy/storefront/confirm-deletion-screen.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

/** Target of the mailed link that confirms a deletion. */
export const page: SecondaryPage = { title: 'Confirmar exclusão', Screen: ConfirmDeletionScreen };
