import { endpoint } from '#platform/contract/endpoint.ts';
import type { checkRepresentativeSchema } from './representative.schema.ts';

/** Whether the list of clients is for this shopper. Spec 6 and 7. */
export const checkRepresentative = endpoint<typeof checkRepresentativeSchema>(
  'GET',
  '/v4/acessorepresentante/:idfornecedor',
);
