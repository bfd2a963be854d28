import { endpoint } from '#platform/contract/endpoint.ts';
import type { deliveryTermsSchema } from './delivery-terms.schema.ts';

/** On what terms the supplier delivers to a place. Its path is chosen in the style of the delivery area's. */
export const deliveryTerms = endpoint<typeof deliveryTermsSchema>(
  'GET',
  '/v2/app/:token/fornecedor/condicoesentrega',
);
