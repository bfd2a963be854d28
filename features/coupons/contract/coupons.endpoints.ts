import { endpoint } from '#platform/contract/endpoint.ts';
import type { checkCouponSchema, getReferralSchema, listClientCouponsSchema } from './coupon.schema.ts';

export const checkCouponEndpoint = endpoint<typeof checkCouponSchema>(
  'GET',
  '/v2/app/cupom-desconto/validar-desconto/fornecedor/:idfornecedor/cliente/:idcliente/cupom/:codigo',
);
export const listClientCouponsEndpoint = endpoint<typeof listClientCouponsSchema>(
  'GET',
  '/v2/app/cupom-desconto/cliente/:idcliente',
);
export const getReferralEndpoint = endpoint<typeof getReferralSchema>(
  'GET',
  '/v2/app/cupom-desconto/indicacao/:idcliente',
);
