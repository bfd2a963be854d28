import { lazy } from 'react';

/** Most products and many shops have no combos: the cards come where there are some. */
export const LateComboCards = lazy(async () => ({ default: (await import('./combo-cards.tsx')).ComboCards }));
