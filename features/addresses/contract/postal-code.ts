import { endpoint } from '#platform/contract/endpoint.ts';
import type { postalCodeSchema } from './postal-code.schema.ts';

export const postalCode = endpoint<typeof postalCodeSchema>('GET', '/v4/cep/:cep');
