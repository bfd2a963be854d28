import { ConfirmRegistrationScreen } from '../journeys/register/confirm-registration-screen.tsx';
import type { SeldomPage } from './seldom-page.ts';

/** Target of the mailed link that completes a registration. */
export const page: SeldomPage = { title: 'Concluir cadastro', Screen: ConfirmRegistrationScreen };
