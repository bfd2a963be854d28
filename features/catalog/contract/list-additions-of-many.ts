import { endpoint } from '#platform/contract/endpoint.ts';
import type { listAdditionsOfManySchema } from './list-additions-of-many.schema.ts';

/** What a shop offers with each of many products, as when a whole cart is filled. Its body has room for all of them. */
export const listAdditionsOfMany = endpoint<typeof listAdditionsOfManySchema>(
  'POST',
  '/v2/app/fornecedor/:idfornecedor/produtos/adicionais',
);
