import { endpoint } from '#platform/contract/endpoint.ts';
import type { acceptTermsSchema } from './accept-terms.schema.ts';

/** Spec 7, user. */
export const acceptTerms = endpoint<typeof acceptTermsSchema>(
  'PUT',
  '/v4/client/:idcliente/supplier/:idfornecedor/termos-uso',
);
