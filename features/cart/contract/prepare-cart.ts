import { endpoint } from '#platform/contract/endpoint.ts';
import type { prepareCartSchema } from './prepare-cart.schema.ts';

export const prepareCart = endpoint<typeof prepareCartSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/clientes/:idcliente/carrinho',
);
