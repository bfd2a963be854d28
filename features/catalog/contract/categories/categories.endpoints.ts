import { endpoint } from '#platform/contract/endpoint.ts';
import type { listCategoriesSchema, listSectorsSchema } from './category.schema.ts';

export const listCategoriesEndpoint = endpoint<typeof listCategoriesSchema>(
  'GET',
  '/v2/app/:token/listacategoriasprodutos/:idfornecedor',
);
export const listSectorsEndpoint = endpoint<typeof listSectorsSchema>(
  'GET',
  '/v2/app/setores-produto/obter-setor/:token/:idfornecedor',
);
