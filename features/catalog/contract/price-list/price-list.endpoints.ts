import { endpoint } from '#platform/contract/endpoint.ts';
import type { priceListSchema } from './price-list.schema.ts';

export const priceListEndpoint = endpoint<typeof priceListSchema>(
  'POST',
  '/v4/product/spreadsheet/:idfornecedor',
);
