import { endpoint } from '#platform/contract/endpoint.ts';
import type { getVersionSchema, listVersionsSchema, restoreVersionSchema } from './page-versions.schema.ts';
import type {
  addPageSchema,
  archivePageSchema,
  changePageSchema,
  getPageSchema,
  listPagesSchema,
  orderPagesSchema,
  previewPageSchema,
  publishPageSchema,
  unarchivePageSchema,
  withdrawPageSchema,
} from './panel-pages.schema.ts';

export const listPagesEndpoint = endpoint<typeof listPagesSchema>('GET', '/v4/painel/:idfornecedor/paginas');
export const addPageEndpoint = endpoint<typeof addPageSchema>('POST', '/v4/painel/:idfornecedor/paginas');
export const orderPagesEndpoint = endpoint<typeof orderPagesSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/ordem-paginas',
);
export const getPageEndpoint = endpoint<typeof getPageSchema>(
  'GET',
  '/v4/painel/:idfornecedor/paginas/:idpagina',
);
export const changePageEndpoint = endpoint<typeof changePageSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/paginas/:idpagina',
);
export const archivePageEndpoint = endpoint<typeof archivePageSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/paginas/:idpagina',
);
export const unarchivePageEndpoint = endpoint<typeof unarchivePageSchema>(
  'POST',
  '/v4/painel/:idfornecedor/paginas/:idpagina/restaurar',
);
export const publishPageEndpoint = endpoint<typeof publishPageSchema>(
  'POST',
  '/v4/painel/:idfornecedor/paginas/:idpagina/publicacao',
);
export const withdrawPageEndpoint = endpoint<typeof withdrawPageSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/paginas/:idpagina/publicacao',
);
export const previewPageEndpoint = endpoint<typeof previewPageSchema>(
  'POST',
  '/v4/painel/:idfornecedor/paginas/:idpagina/previa',
);
export const listVersionsEndpoint = endpoint<typeof listVersionsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/paginas/:idpagina/versoes',
);
export const getVersionEndpoint = endpoint<typeof getVersionSchema>(
  'GET',
  '/v4/painel/:idfornecedor/paginas/:idpagina/versoes/:versao',
);
export const restoreVersionEndpoint = endpoint<typeof restoreVersionSchema>(
  'POST',
  '/v4/painel/:idfornecedor/paginas/:idpagina/versoes/:versao/restaurar',
);
