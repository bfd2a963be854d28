import { endpoint } from '#platform/contract/endpoint.ts';
import type { changeProductSchema } from './change-product.schema.ts';

export const changeProduct = endpoint<typeof changeProductSchema>(
  'PATCH',
  '/v4/painel/:idfornecedor/produtos/:idproduto',
);
