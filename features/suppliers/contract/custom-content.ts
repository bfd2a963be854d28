import { endpoint } from '#platform/contract/endpoint.ts';
import type { customContentSchema } from './custom-content.schema.ts';

/** What the supplier tells at one place of the shop. Spec 7, supplier. */
export const customContent = endpoint<typeof customContentSchema>(
  'GET',
  '/v4/app/token/custom-content/:idfornecedor',
);
