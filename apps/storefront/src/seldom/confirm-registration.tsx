import { ConfirmRegistrationScreen } from '../journeys/register/confirm-registration-screen.tsx';
import type { SeldomPage } from './seldom-page.ts';

/** Where the mailed link that concludes a registration leads. */
export const page: SeldomPage = { title: 'Concluir cadastro', Screen: ConfirmRegistrationScreen };
