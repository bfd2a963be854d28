import { endpoint } from '#platform/contract/endpoint.ts';
import type { readOrderSheetSchema } from './quick-order.schema.ts';

export const readOrderSheet = endpoint<typeof readOrderSheetSchema>(
  'POST',
  '/v4/app/compra-rapida/:idfornecedor/planilha',
);
