import { endpoint } from '#platform/contract/endpoint.ts';
import type { createAddressSchema } from './create-address.schema.ts';

export const createAddress = endpoint<typeof createAddressSchema>('POST', '/v1/app/:client/enderecos');
