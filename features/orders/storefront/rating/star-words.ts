import type { Stars } from '../../domain/order-rating.ts';

export const STAR_WORDS: Readonly<Record<Stars, string>> = {
  1: 'Muito ruim',
  2: 'Ruim',
  3: 'Regular',
  4: 'Bom',
  5: 'Muito bom',
};
