import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  deliveryAreaSchema,
  deliveryTermsSchema,
  suppliersByLocationSchema,
} from './delivery-area.schema.ts';
import type { firstSlotSchema } from './first-slot.schema.ts';

/** Where the supplier delivers, and its stores for pickup. Spec 7, supplier. */
export const deliveryAreaEndpoint = endpoint<typeof deliveryAreaSchema>(
  'GET',
  '/v2/app/:token/fornecedor/areaatendimento',
);

/** The terms on which the supplier delivers to a place. The path follows the style of the delivery area. */
export const deliveryTermsEndpoint = endpoint<typeof deliveryTermsSchema>(
  'GET',
  '/v2/app/:token/fornecedor/condicoesentrega',
);

/** When something can be received there first. The path follows the style of the terms. */
export const firstSlotEndpoint = endpoint<typeof firstSlotSchema>(
  'GET',
  '/v2/app/:token/fornecedor/previsaoentrega',
);

/** The suppliers that deliver to a place. Spec 7, suppliers by location; the path follows the style of the others. */
export const suppliersByLocationEndpoint = endpoint<typeof suppliersByLocationSchema>(
  'GET',
  '/v2/app/:client/fornecedor/localizacao',
);
