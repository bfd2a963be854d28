import { endpoint } from '#platform/contract/endpoint.ts';
import type { deleteAddressSchema } from './delete-address.schema.ts';

export const deleteAddress = endpoint<typeof deleteAddressSchema>(
  'POST',
  '/v1/app/:client/cliente/enderecos/:idendereco/excluir',
);
