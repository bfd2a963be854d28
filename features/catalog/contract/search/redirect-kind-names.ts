import type { RedirectKind } from '../../domain/search/search-redirect.ts';

export const KIND_NAMES = {
  category: 'CATEGORIA',
  product: 'PRODUTO',
  page: 'PAGINA',
  path: 'ENDERECO',
} as const satisfies Record<RedirectKind, string>;
