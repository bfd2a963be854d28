import { endpoint } from '#platform/contract/endpoint.ts';
import type { shopFooterSchema } from './shop-footer.schema.ts';

/** Seller data and footer links of every page. Spec 7, supplier. */
export const shopFooter = endpoint<typeof shopFooterSchema>(
  'GET',
  '/v2/app/config/fornecedor/:idfornecedor/rodape',
);
