import { endpoint } from '#platform/contract/endpoint.ts';
import type { getCartSchema } from './get-cart.schema.ts';

export const getCart = endpoint<typeof getCartSchema>('GET', '/v2/app/:client/usuario/:idcliente/cart');
