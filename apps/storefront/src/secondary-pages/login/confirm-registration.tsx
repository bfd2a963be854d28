import { ConfirmRegistrationScreen } from '../../journeys/register/confirm-registration-screen.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

/** Target of the mailed link that completes a registration. */
export const page: SecondaryPage = { title: 'Concluir cadastro', Screen: ConfirmRegistrationScreen };
