import { RecoverScreen } from '#features/accounts/storefront/login/recover-screen.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

/** Requests a mailed link to a new password. */
export const page: SecondaryPage = { title: 'Esqueci minha senha', Screen: RecoverScreen };
