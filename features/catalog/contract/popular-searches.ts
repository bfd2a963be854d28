import { endpoint } from '#platform/contract/endpoint.ts';
import type { popularSearchesSchema } from './popular-searches.schema.ts';

/** What many look for at a shop. The specification has no such call; its path is chosen in the style of the others. */
export const popularSearches = endpoint<typeof popularSearchesSchema>(
  'GET',
  '/v4/busca/:idfornecedor/populares',
);
