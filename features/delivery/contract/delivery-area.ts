import { endpoint } from '#platform/contract/endpoint.ts';
import type { deliveryAreaSchema } from './delivery-area.schema.ts';

/** Where the supplier delivers, and its stores for pickup. Spec 7, supplier. */
export const deliveryArea = endpoint<typeof deliveryAreaSchema>(
  'GET',
  '/v2/app/:token/fornecedor/areaatendimento',
);
