import { endpoint } from '#platform/contract/endpoint.ts';
import type { getBillingAddressSchema, saveBillingAddressSchema } from './billing-address.schema.ts';

export const getBillingAddress = endpoint<typeof getBillingAddressSchema>(
  'GET',
  '/v2/app/:client/enderecos/:idcliente/faturamento',
);
export const saveBillingAddress = endpoint<typeof saveBillingAddressSchema>(
  'POST',
  '/v2/app/:client/enderecos/:idcliente/faturamento',
);
