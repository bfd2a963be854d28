import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  getAdditionsSchema,
  listAdditionsOfManySchema,
  listAdditionsSchema,
  setAdditionsSchema,
} from './additions.schema.ts';

/** Additions of a product. Spec 2 and 3, additional services; the path follows the style of produto-by-tags. */
export const listAdditionsEndpoint = endpoint<typeof listAdditionsSchema>(
  'GET',
  '/v2/app/fornecedor/:idfornecedor/produto/:idproduto/adicionais',
);

/** Additions of many products, e.g. when a whole cart is filled. POST, because the ids may not fit in a URL. */
export const listAdditionsOfManyEndpoint = endpoint<typeof listAdditionsOfManySchema>(
  'POST',
  '/v2/app/fornecedor/:idfornecedor/produtos/adicionais',
);
const ofOne = '/v4/painel/:idfornecedor/produtos/:idproduto/adicionais';

export const getAdditionsEndpoint = endpoint<typeof getAdditionsSchema>('GET', ofOne);
export const setAdditionsEndpoint = endpoint<typeof setAdditionsSchema>('PUT', ofOne);
