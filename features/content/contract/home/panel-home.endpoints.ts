import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  addBlockSchema,
  changeBlockSchema,
  listBlocksSchema,
  orderBlocksSchema,
  previewHomeSchema,
  removeBlockSchema,
} from './panel-home.schema.ts';

export const listBlocksEndpoint = endpoint<typeof listBlocksSchema>(
  'GET',
  '/v4/painel/:idfornecedor/blocos-home',
);
export const addBlockEndpoint = endpoint<typeof addBlockSchema>(
  'POST',
  '/v4/painel/:idfornecedor/blocos-home',
);
export const orderBlocksEndpoint = endpoint<typeof orderBlocksSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/ordem-blocos-home',
);
export const changeBlockEndpoint = endpoint<typeof changeBlockSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/blocos-home/:idbloco',
);
export const removeBlockEndpoint = endpoint<typeof removeBlockSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/blocos-home/:idbloco',
);
export const previewHomeEndpoint = endpoint<typeof previewHomeSchema>(
  'POST',
  '/v4/painel/:idfornecedor/previa-home',
);
