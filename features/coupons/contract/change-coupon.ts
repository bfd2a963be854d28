import { endpoint } from '#platform/contract/endpoint.ts';
import type { changeCouponSchema } from './panel-coupons.schema.ts';

export const changeCoupon = endpoint<typeof changeCouponSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/cupons/:idcupom',
);
