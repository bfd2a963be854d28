import { endpoint } from '#platform/contract/endpoint.ts';
import type { priceVisitorCartSchema } from './price-visitor-cart.schema.ts';

export const priceVisitorCart = endpoint<typeof priceVisitorCartSchema>(
  'POST',
  '/v4/app/carrinho/precos/:idfornecedor',
);
