import { endpoint } from '#platform/contract/endpoint.ts';
import type { saveCartSchema } from './save-cart.schema.ts';

export const saveCart = endpoint<typeof saveCartSchema>('POST', '/v2/app/:client/usuario/:idcliente/cart');
