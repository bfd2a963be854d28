import { endpoint } from '#platform/contract/endpoint.ts';
import type { geocodeSchema } from './geocode.schema.ts';

export const geocode = endpoint<typeof geocodeSchema>('GET', '/v4/geocodificacao');
