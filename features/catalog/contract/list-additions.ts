import { endpoint } from '#platform/contract/endpoint.ts';
import type { listAdditionsSchema } from './list-additions.schema.ts';

/** What a shop offers with a product. Spec 2 and 3, additional services; its path is in the style of produto-by-tags. */
export const listAdditions = endpoint<typeof listAdditionsSchema>(
  'GET',
  '/v2/app/fornecedor/:idfornecedor/produto/:idproduto/adicionais',
);
