import { endpoint } from '#platform/contract/endpoint.ts';
import type { copyProductSchema } from './lists.schema.ts';

export const copyProduct = endpoint<typeof copyProductSchema>(
  'POST',
  '/v4/shopping-list/:idfornecedor/product/:idproduto/copy/:idlista',
);
