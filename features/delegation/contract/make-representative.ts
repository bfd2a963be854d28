import { endpoint } from '#platform/contract/endpoint.ts';
import type { makeRepresentativeSchema } from './panel-representatives.schema.ts';

/** Makes a user a representative. */
export const makeRepresentative = endpoint<typeof makeRepresentativeSchema>(
  'POST',
  '/v4/painel/:idfornecedor/representantes',
);
