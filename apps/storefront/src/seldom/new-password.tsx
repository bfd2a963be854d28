import { NewPasswordScreen } from '#features/accounts/storefront/login/new-password-screen.tsx';
import type { SeldomPage } from './seldom-page.ts';

/** Target of the mailed link to a new password. */
export const page: SeldomPage = { title: 'Criar nova senha', Screen: NewPasswordScreen };
