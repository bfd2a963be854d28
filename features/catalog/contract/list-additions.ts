import { endpoint } from '#platform/contract/endpoint.ts';
import type { listAdditionsSchema } from './list-additions.schema.ts';

/** Additions of a product. Spec 2 and 3, additional services; the path follows the style of produto-by-tags. */
export const listAdditions = endpoint<typeof listAdditionsSchema>(
  'GET',
  '/v2/app/fornecedor/:idfornecedor/produto/:idproduto/adicionais',
);
