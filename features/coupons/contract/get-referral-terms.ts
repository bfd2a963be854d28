import { endpoint } from '#platform/contract/endpoint.ts';
import type { getReferralTermsSchema } from './panel-coupons.schema.ts';

export const getReferralTerms = endpoint<typeof getReferralTermsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/indicacao',
);
