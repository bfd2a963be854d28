import { endpoint } from '#platform/contract/endpoint.ts';
import type { productsByTagsSchema } from './products-by-tags.schema.ts';

export const productsByTags = endpoint<typeof productsByTagsSchema>(
  'GET',
  '/v2/app/fornecedor/:idfornecedor/produto-by-tags',
);
