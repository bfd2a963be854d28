import { endpoint } from '#platform/contract/endpoint.ts';
import type { deliveryTermsSchema } from './delivery-terms.schema.ts';

/** The terms on which the supplier delivers to a place. The path follows the style of the delivery area. */
export const deliveryTerms = endpoint<typeof deliveryTermsSchema>(
  'GET',
  '/v2/app/:token/fornecedor/condicoesentrega',
);
