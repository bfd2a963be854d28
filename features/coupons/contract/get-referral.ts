import { endpoint } from '#platform/contract/endpoint.ts';
import type { getReferralSchema } from './get-referral.schema.ts';

export const getReferral = endpoint<typeof getReferralSchema>(
  'GET',
  '/v2/app/cupom-desconto/indicacao/:idcliente',
);
