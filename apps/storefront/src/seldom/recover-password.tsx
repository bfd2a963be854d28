import { RecoverScreen } from '#features/accounts/storefront/login/recover-screen.tsx';
import type { SeldomPage } from './seldom-page.ts';

/** Requests a mailed link to a new password. */
export const page: SeldomPage = { title: 'Esqueci minha senha', Screen: RecoverScreen };
