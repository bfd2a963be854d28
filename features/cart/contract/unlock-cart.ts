import { endpoint } from '#platform/contract/endpoint.ts';
import type { unlockCartSchema } from './unlock-cart.schema.ts';

export const unlockCart = endpoint<typeof unlockCartSchema>(
  'POST',
  '/v4/carrinho/:idfornecedor/:idcliente/desbloquear',
);
