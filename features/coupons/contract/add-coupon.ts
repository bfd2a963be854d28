import { endpoint } from '#platform/contract/endpoint.ts';
import type { addCouponSchema } from './panel-coupons.schema.ts';

export const addCoupon = endpoint<typeof addCouponSchema>('POST', '/v4/painel/:idfornecedor/cupons');
