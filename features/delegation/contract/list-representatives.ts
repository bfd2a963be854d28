import { endpoint } from '#platform/contract/endpoint.ts';
import type { listRepresentativesSchema } from './panel-representatives.schema.ts';

export const listRepresentatives = endpoint<typeof listRepresentativesSchema>(
  'GET',
  '/v4/painel/:idfornecedor/representantes',
);
