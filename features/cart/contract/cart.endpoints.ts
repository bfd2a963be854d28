import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  getCartSchema,
  priceVisitorCartSchema,
  saveCartSchema,
  unlockCartSchema,
} from './cart.schema.ts';

export const getCartEndpoint = endpoint<typeof getCartSchema>(
  'GET',
  '/v2/app/:client/usuario/:idcliente/cart',
);
export const saveCartEndpoint = endpoint<typeof saveCartSchema>(
  'POST',
  '/v2/app/:client/usuario/:idcliente/cart',
);
export const priceVisitorCartEndpoint = endpoint<typeof priceVisitorCartSchema>(
  'POST',
  '/v4/app/carrinho/precos/:idfornecedor',
);
export const unlockCartEndpoint = endpoint<typeof unlockCartSchema>(
  'POST',
  '/v4/carrinho/:idfornecedor/:idcliente/desbloquear',
);
