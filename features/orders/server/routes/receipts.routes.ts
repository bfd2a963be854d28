import type { FastifyInstance } from 'fastify';
import { asFile } from '#platform/http/as-file.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { receiptEndpoint } from '../../contract/pay/pay-orders.endpoints.ts';
import { receiptSchema } from '../../contract/pay/pay-orders.schema.ts';
import { receiptTexts } from '../../contract/pay/pay-texts.ts';
import { receiptOf } from '../receipt/receipt-of.ts';

/** The receipt of a paid order. Spec 7, generate-receipt. */
export function receiptsRoutes(app: FastifyInstance): void {
  // Read-only: users who see an order may have its receipt.
  const access = { access: 'customer', act: 'orders:export' } as const;
  serve(app, receiptEndpoint, receiptSchema, access, async (context, { params }) => {
    const file = orRefuse(await receiptOf(context, params.numpedido), receiptTexts);
    asFile(context, `recibo-${params.numpedido}.pdf`);
    return file;
  });
}
