import { endpoint } from '#platform/contract/endpoint.ts';
import type { changeReferralTermsSchema } from './panel-coupons.schema.ts';

export const changeReferralTerms = endpoint<typeof changeReferralTermsSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/indicacao',
);
