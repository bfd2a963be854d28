import { endpoint } from '#platform/contract/endpoint.ts';
import type { setAdditionsSchema } from './set-additions.schema.ts';

export const setAdditions = endpoint<typeof setAdditionsSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/produtos/:idproduto/adicionais',
);
