import type { ProductSort } from '../../../domain/sort.ts';

export const sortWords: Readonly<Record<ProductSort, string>> = {
  relevance: 'Mais relevantes',
  'price-ascending': 'Menor preço',
  'price-descending': 'Maior preço',
  name: 'Nome (A–Z)',
};
