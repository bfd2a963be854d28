import { UnderAgeScreen } from '#features/cart/storefront/age/under-age-screen.tsx';
import type { SeldomPage } from './seldom-page.ts';

/** Shown to users who fail the age check. */
export const page: SeldomPage = { title: 'Só para maiores de 18 anos', Screen: UnderAgeScreen };
