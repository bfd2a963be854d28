import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  addCouponSchema,
  addCouponsSchema,
  amendCouponSchema,
  changeCouponSchema,
  changeReferralTermsSchema,
  disableCouponSchema,
  getCouponSchema,
  getReferralTermsSchema,
  listCouponsSchema,
} from './panel-coupons.schema.ts';

export const listCouponsEndpoint = endpoint<typeof listCouponsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/cupons',
);
export const addCouponEndpoint = endpoint<typeof addCouponSchema>('POST', '/v4/painel/:idfornecedor/cupons');
export const addCouponsEndpoint = endpoint<typeof addCouponsSchema>(
  'POST',
  '/v4/painel/:idfornecedor/cupons/lote',
);
export const changeCouponEndpoint = endpoint<typeof changeCouponSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/cupons/:idcupom',
);
export const disableCouponEndpoint = endpoint<typeof disableCouponSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/cupons/:idcupom',
);
export const getReferralTermsEndpoint = endpoint<typeof getReferralTermsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/indicacao',
);
export const changeReferralTermsEndpoint = endpoint<typeof changeReferralTermsSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/indicacao',
);
export const getCouponEndpoint = endpoint<typeof getCouponSchema>(
  'GET',
  '/v4/painel/:idfornecedor/cupons/:idcupom',
);
export const amendCouponEndpoint = endpoint<typeof amendCouponSchema>(
  'PATCH',
  '/v4/painel/:idfornecedor/cupons/:idcupom',
);
