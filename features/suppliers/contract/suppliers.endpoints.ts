import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  listSuppliersSchema,
  shopConfigSchema,
  shopFooterSchema,
  shopThemeSchema,
} from './suppliers.schema.ts';

/** The named supplier, else all listed ones. Spec 7, supplier. */
export const listSuppliersEndpoint = endpoint<typeof listSuppliersSchema>(
  'GET',
  '/v2/app/:client/fornecedor',
);
export const shopConfigEndpoint = endpoint<typeof shopConfigSchema>(
  'GET',
  '/v2/app/:token/configuracao/fornecedor',
);

/** Seller data and footer links of every page. Spec 7, supplier. */
export const shopFooterEndpoint = endpoint<typeof shopFooterSchema>(
  'GET',
  '/v2/app/config/fornecedor/:idfornecedor/rodape',
);
export const shopThemeEndpoint = endpoint<typeof shopThemeSchema>(
  'GET',
  '/v2/configuracao/fornecedor/:idfornecedor/tema',
);
