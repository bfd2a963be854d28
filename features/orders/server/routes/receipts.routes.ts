import type { FastifyInstance } from 'fastify';
import { asFile } from '#platform/http/as-file.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { receiptSchema } from '../../contract/receipt.schema.ts';
import { receipt } from '../../contract/receipt.ts';
import { receiptTexts } from '../../contract/receipt-texts.ts';
import { receiptOf } from '../receipt/receipt-of.ts';

/** The receipt of a paid order. Spec 7, generate-receipt. */
export function receiptsRoutes(app: FastifyInstance): void {
  // Read-only: users who see an order may have its receipt.
  const access = { access: 'customer', act: 'orders:export' } as const;
  serve(app, receipt, receiptSchema, access, async (context, { params }) => {
    const file = orRefuse(await receiptOf(context, params.numpedido), receiptTexts);
    asFile(context, `recibo-${params.numpedido}.pdf`);
    return file;
  });
}
