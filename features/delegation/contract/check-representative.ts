import { endpoint } from '#platform/contract/endpoint.ts';
import type { checkRepresentativeSchema } from './representative.schema.ts';

/** Whether this shopper is a representative. Spec 6 and 7. */
export const checkRepresentative = endpoint<typeof checkRepresentativeSchema>(
  'GET',
  '/v4/acessorepresentante/:idfornecedor',
);
