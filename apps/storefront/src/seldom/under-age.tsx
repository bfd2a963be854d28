import { UnderAgeScreen } from '#features/cart/storefront/age/under-age-screen.tsx';
import type { SeldomPage } from './seldom-page.ts';

/** Where the age check leads who is not of age. */
export const page: SeldomPage = { title: 'Só para maiores de 18 anos', Screen: UnderAgeScreen };
