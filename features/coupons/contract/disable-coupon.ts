import { endpoint } from '#platform/contract/endpoint.ts';
import type { disableCouponSchema } from './panel-coupons.schema.ts';

export const disableCoupon = endpoint<typeof disableCouponSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/cupons/:idcupom',
);
