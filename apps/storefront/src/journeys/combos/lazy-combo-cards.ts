import { lazy } from 'react';

/** Loaded on demand: most products and many shops have no combos. */
export const LazyComboCards = lazy(async () => ({
  default: (await import('./combo-cards.tsx')).ComboCards,
}));
