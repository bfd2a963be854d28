import { endpoint } from '#platform/contract/endpoint.ts';
import type { updateAddressSchema } from './update-address.schema.ts';

export const updateAddress = endpoint<typeof updateAddressSchema>('POST', '/v1/app/:client/enderecosput');
