import { endpoint } from '#platform/contract/endpoint.ts';
import type { suppliersByLocationSchema } from './suppliers-by-location.schema.ts';

/** The suppliers that deliver to a place. Spec 7, suppliers by location; the path follows the style of the others. */
export const suppliersByLocation = endpoint<typeof suppliersByLocationSchema>(
  'GET',
  '/v2/app/:client/fornecedor/localizacao',
);
