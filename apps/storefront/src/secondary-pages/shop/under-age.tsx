import { UnderAgeScreen } from '#features/cart/storefront/age/under-age-screen.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

/** Shown to users who fail the age check. */
export const page: SecondaryPage = { title: 'Só para maiores de 18 anos', Screen: UnderAgeScreen };
