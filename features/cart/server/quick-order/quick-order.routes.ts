import type { FastifyInstance } from 'fastify';
import { toReais } from '#kernel/money.ts';
import { refuse } from '#kernel/result.ts';
import { readBytes } from '#platform/http/read-bytes.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { takeStreams } from '#platform/http/take-streams.ts';
import { Overloaded, workLimit } from '#platform/pictures/work-limit.ts';
import { checkQuickOrder } from '../../contract/check-quick-order.ts';
import { checkQuickOrderSchema, readOrderSheetSchema } from '../../contract/quick-order.schema.ts';
import { quickLineFromWire, quickResultToWire } from '../../contract/quick-order.wire.ts';
import { sheetTexts } from '../../contract/quick-order-texts.ts';
import { readOrderSheet } from '../../contract/read-order-sheet.ts';
import { checkQuickOrder as check } from './check-quick-order.ts';
import { MOST_SHEET_BYTES, readOrderSheet as readSheet } from './read-order-sheet.ts';

/** Orders that are typed, pasted or filled into a spreadsheet. Open to visitors, as the catalogue is; nothing is kept. */
export function quickOrderRoutes(app: FastifyInstance): void {
  serve(
    app,
    checkQuickOrder,
    checkQuickOrderSchema,
    { access: 'anyone' },
    async (context, { query, body }) => {
      const { idformapagamento } = query;
      const { results, subtotal } = await check(
        context,
        body.linhas.map(quickLineFromWire),
        idformapagamento === undefined ? {} : { paymentMethodId: idformapagamento },
      );
      return {
        linhas: results.map(quickResultToWire),
        ...(subtotal === undefined ? {} : { total: toReais(subtotal) }),
      };
    },
  );

  // Each has a thread of its own; while one waits its bytes stay with the sender.
  const limited = workLimit({ running: 2, waiting: 20 });
  takeStreams(app, readOrderSheetSchema.bodyTypes, (streams) => {
    serve(streams, readOrderSheet, readOrderSheetSchema, { access: 'anyone' }, async ({ request }) => {
      const lines = await limited(async () => readSheet(await readBytes(request, MOST_SHEET_BYTES))).catch(
        (error: unknown) => {
          if (error instanceof Overloaded) return refuse({ code: 'sheet-busy' as const });
          throw error;
        },
      );
      return {
        linhas: orRefuse(lines, sheetTexts).map(({ row, code, quantity }) => ({
          linha: row,
          codigo: code,
          quantidade: quantity,
        })),
      };
    });
  });
}
