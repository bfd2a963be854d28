import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  createAddressSchema,
  deleteAddressSchema,
  getBillingAddressSchema,
  listAddressesSchema,
  saveBillingAddressSchema,
  updateAddressSchema,
} from './addresses.schema.ts';

export const listAddressesEndpoint = endpoint<typeof listAddressesSchema>('GET', '/v1/app/:client/enderecos');
export const createAddressEndpoint = endpoint<typeof createAddressSchema>(
  'POST',
  '/v1/app/:client/enderecos',
);
export const updateAddressEndpoint = endpoint<typeof updateAddressSchema>(
  'POST',
  '/v1/app/:client/enderecosput',
);
export const deleteAddressEndpoint = endpoint<typeof deleteAddressSchema>(
  'POST',
  '/v1/app/:client/cliente/enderecos/:idendereco/excluir',
);
export const getBillingAddressEndpoint = endpoint<typeof getBillingAddressSchema>(
  'GET',
  '/v2/app/:client/enderecos/:idcliente/faturamento',
);
export const saveBillingAddressEndpoint = endpoint<typeof saveBillingAddressSchema>(
  'POST',
  '/v2/app/:client/enderecos/:idcliente/faturamento',
);
