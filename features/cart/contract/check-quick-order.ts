import { endpoint } from '#platform/contract/endpoint.ts';
import type { checkQuickOrderSchema } from './quick-order.schema.ts';

export const checkQuickOrder = endpoint<typeof checkQuickOrderSchema>(
  'POST',
  '/v4/app/compra-rapida/:idfornecedor',
);
