import { endpoint } from '#platform/contract/endpoint.ts';
import type { listAddressesSchema } from './list-addresses.schema.ts';

export const listAddresses = endpoint<typeof listAddressesSchema>('GET', '/v1/app/:client/enderecos');
