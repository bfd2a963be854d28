import { endpoint } from '#platform/contract/endpoint.ts';
import type { listCarouselsSchema } from './carousel.schema.ts';

/** Spec 7, content. */
export const listCarouselsEndpoint = endpoint<typeof listCarouselsSchema>(
  'GET',
  '/v4/carrossel/list-for-page/:idfornecedor',
);
