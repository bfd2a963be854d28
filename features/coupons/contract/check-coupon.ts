import { endpoint } from '#platform/contract/endpoint.ts';
import type { checkCouponSchema } from './check-coupon.schema.ts';

export const checkCoupon = endpoint<typeof checkCouponSchema>(
  'GET',
  '/v2/app/cupom-desconto/validar-desconto/fornecedor/:idfornecedor/cliente/:idcliente/cupom/:codigo',
);
