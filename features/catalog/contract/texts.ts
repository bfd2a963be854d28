import type { RefusalTexts } from '#platform/contract/problem.ts';

export type CatalogRefusal = 'product-not-found' | 'category-not-found';

/** Another supplier's products and unknown products get the same response. */
export const catalogTexts = {
  'product-not-found': { status: 404, message: 'Produto não encontrado.' },
  'category-not-found': { status: 404, message: 'Categoria não encontrada.' },
} as const satisfies RefusalTexts<CatalogRefusal>;
