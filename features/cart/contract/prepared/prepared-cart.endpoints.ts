import { endpoint } from '#platform/contract/endpoint.ts';
import type { prepareCartSchema, releaseCartSchema } from './prepared-cart.schema.ts';

export const prepareCartEndpoint = endpoint<typeof prepareCartSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/clientes/:idcliente/carrinho',
);
export const releaseCartEndpoint = endpoint<typeof releaseCartSchema>(
  'POST',
  '/v4/painel/:idfornecedor/clientes/:idcliente/carrinho/desbloquear',
);
