import { endpoint } from '#platform/contract/endpoint.ts';
import type { suppliersByLocationSchema } from './suppliers-by-location.schema.ts';

/** Who delivers to a place. Spec 7, suppliers by location: its path is chosen in the style of the others. */
export const suppliersByLocation = endpoint<typeof suppliersByLocationSchema>(
  'GET',
  '/v2/app/:client/fornecedor/localizacao',
);
