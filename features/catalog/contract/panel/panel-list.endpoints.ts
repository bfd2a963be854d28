import { endpoint } from '#platform/contract/endpoint.ts';
import type { listPanelBrandsSchema, listPanelProductsSchema } from './panel-list.schema.ts';

export const listPanelProductsEndpoint = endpoint<typeof listPanelProductsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/produtos',
);
export const listPanelBrandsEndpoint = endpoint<typeof listPanelBrandsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/marcas',
);
