import { ActingBanner } from '#features/delegation/storefront/acting-banner.tsx';
import { saveBeforeLeaving } from './save-before-leaving.ts';

/** For whom a representative buys. */
export const ActingBar = () => <ActingBanner beforeLeaving={saveBeforeLeaving} />;
