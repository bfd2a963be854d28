import { endpoint } from '#platform/contract/endpoint.ts';
import type { popularSearchesSchema } from './popular-searches.schema.ts';

/** Frequent searches of a shop. Not in the specification; the path follows the style of the others. */
export const popularSearches = endpoint<typeof popularSearchesSchema>(
  'GET',
  '/v4/busca/:idfornecedor/populares',
);
