import { endpoint } from '#platform/contract/endpoint.ts';
import type { releaseCartSchema } from './release-cart.schema.ts';

export const releaseCart = endpoint<typeof releaseCartSchema>(
  'POST',
  '/v4/painel/:idfornecedor/clientes/:idcliente/carrinho/desbloquear',
);
