import { NewPasswordScreen } from '#features/accounts/storefront/login/new-password-screen.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

/** Target of the mailed link to a new password. */
export const page: SecondaryPage = { title: 'Criar nova senha', Screen: NewPasswordScreen };
