import { endpoint } from '#platform/contract/endpoint.ts';
import type { customContentSchema } from './custom-content.schema.ts';

/** Texts of the supplier for one place in the shop. Spec 7, supplier. */
export const customContent = endpoint<typeof customContentSchema>(
  'GET',
  '/v4/app/token/custom-content/:idfornecedor',
);
