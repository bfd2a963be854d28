import { endpoint } from '#platform/contract/endpoint.ts';
import type { receiptSchema } from './receipt.schema.ts';

export const receipt = endpoint<typeof receiptSchema>(
  'POST',
  '/v4/payment/generate-receipt/:numpedido/:idclient',
);
