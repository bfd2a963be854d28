import { endpoint } from '#platform/contract/endpoint.ts';
import type { listAdditionsOfManySchema } from './list-additions-of-many.schema.ts';

/** Additions of many products, e.g. when a whole cart is filled. POST, because the ids may not fit in a URL. */
export const listAdditionsOfMany = endpoint<typeof listAdditionsOfManySchema>(
  'POST',
  '/v2/app/fornecedor/:idfornecedor/produtos/adicionais',
);
