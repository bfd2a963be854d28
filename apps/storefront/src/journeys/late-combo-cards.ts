import { lazy } from 'react';

/** Loaded on demand: most products and many shops have no combos. */
export const LateComboCards = lazy(async () => ({
  default: (await import('./combos/combo-cards.tsx')).ComboCards,
}));
