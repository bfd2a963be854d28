import { endpoint } from '#platform/contract/endpoint.ts';
import type { listCategoriesSchema } from './list-categories.schema.ts';

export const listCategories = endpoint<typeof listCategoriesSchema>(
  'GET',
  '/v2/app/:token/listacategoriasprodutos/:idfornecedor',
);
