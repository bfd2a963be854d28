import { endpoint } from '#platform/contract/endpoint.ts';
import type { listClientCouponsSchema } from './list-client-coupons.schema.ts';

export const listClientCoupons = endpoint<typeof listClientCouponsSchema>(
  'GET',
  '/v2/app/cupom-desconto/cliente/:idcliente',
);
