import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  archiveProductSchema,
  createProductSchema,
  duplicateProductSchema,
  getPanelProductSchema,
  saveProductSchema,
} from './panel-edit.schema.ts';

const one = '/v4/painel/:idfornecedor/produtos/:idproduto';

export const getPanelProductEndpoint = endpoint<typeof getPanelProductSchema>('GET', one);
export const createProductEndpoint = endpoint<typeof createProductSchema>(
  'POST',
  '/v4/painel/:idfornecedor/produtos',
);
export const saveProductEndpoint = endpoint<typeof saveProductSchema>('PUT', one);
export const duplicateProductEndpoint = endpoint<typeof duplicateProductSchema>('POST', `${one}/duplicar`);
export const archiveProductEndpoint = endpoint<typeof archiveProductSchema>('PUT', `${one}/arquivado`);
