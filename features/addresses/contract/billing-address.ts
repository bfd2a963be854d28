import { endpoint } from '#platform/contract/endpoint.ts';
import type { getBillingAddressSchema, saveBillingAddressSchema } from './billing-address.schema.ts';

const PATH = '/v2/app/:client/enderecos/:idcliente/faturamento';

export const getBillingAddress = endpoint<typeof getBillingAddressSchema>('GET', PATH);
export const saveBillingAddress = endpoint<typeof saveBillingAddressSchema>('POST', PATH);
