import { ActingBanner } from '#features/delegation/storefront/acting-banner.tsx';
import { saveBeforeLeaving } from './save-before-leaving.ts';

/** Shows for which client a representative buys. */
export const ActingBar = () => <ActingBanner beforeLeaving={saveBeforeLeaving} />;
