import { endpoint } from '#platform/contract/endpoint.ts';
import type { checkQuickOrderSchema, readOrderSheetSchema } from './quick-order.schema.ts';

export const checkQuickOrderEndpoint = endpoint<typeof checkQuickOrderSchema>(
  'POST',
  '/v4/app/compra-rapida/:idfornecedor',
);
export const readOrderSheetEndpoint = endpoint<typeof readOrderSheetSchema>(
  'POST',
  '/v4/app/compra-rapida/:idfornecedor/planilha',
);
