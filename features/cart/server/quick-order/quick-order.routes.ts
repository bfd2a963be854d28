import type { FastifyInstance } from 'fastify';
import { requestedMethod } from '#features/payments/server/methods/requested-method.ts';
import { defined } from '#kernel/defined.ts';
import { toReais } from '#kernel/money.ts';
import { type Result, refuse } from '#kernel/result.ts';
import { acceptStreams } from '#platform/http/body/body-parsers.ts';
import type { UploadSpool } from '#platform/http/body/upload-spool.ts';
import { addressCounter } from '#platform/http/limits/address-counter.ts';
import { fairWorkLimit } from '#platform/http/limits/fair-work-limit.ts';
import { HttpRefusal, orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { Overloaded } from '#platform/process/concurrency-limit.ts';
import {
  checkQuickOrderEndpoint,
  readOrderSheetEndpoint,
} from '../../contract/quick-order/quick-order.endpoints.ts';
import {
  checkQuickOrderSchema,
  readOrderSheetSchema,
} from '../../contract/quick-order/quick-order.schema.ts';
import { quickLineFromWire, quickResultToWire } from '../../contract/quick-order/quick-order.wire.ts';
import { sheetTexts } from '../../contract/quick-order/quick-order-texts.ts';
import { checkQuickOrder } from './check-quick-order.ts';
import { MAX_SHEET_BYTES, readOrderSheet } from './read-order-sheet.ts';

/** Orders that are typed, pasted or uploaded as a spreadsheet. Open to visitors, as the catalogue is; nothing is stored. */
export function quickOrderRoutes(app: FastifyInstance, { uploads }: { readonly uploads: UploadSpool }): void {
  serve(
    app,
    checkQuickOrderEndpoint,
    checkQuickOrderSchema,
    { access: 'anyone' },
    async (context, { query, body }) => {
      const { results, subtotal } = await checkQuickOrder(
        context,
        body.linhas.map(quickLineFromWire),
        defined({ paymentMethodId: await requestedMethod(context, query.idformapagamento) }),
      );
      return {
        linhas: results.map(quickResultToWire),
        ...defined({ total: subtotal === undefined ? undefined : toReais(subtotal) }),
      };
    },
  );

  // Limits concurrent reads, each of which runs in a worker thread.
  const limited = fairWorkLimit({ maxRunning: 2, maxWaiting: 20, maxPerRequester: 3 });
  const counter = addressCounter(MAX_PER_MINUTE);
  const tooLarge = (): Error => new HttpRefusal('sheet-too-large', sheetTexts['sheet-too-large']);
  acceptStreams(app, readOrderSheetSchema.bodyTypes, (streams) => {
    serve(
      streams,
      readOrderSheetEndpoint,
      readOrderSheetSchema,
      { access: 'anyone' },
      async ({ request, now }) => {
        const { ip } = request;
        const taken = () =>
          limited(ip, (inTurn) =>
            uploads(request, { most: MAX_SHEET_BYTES, tooLarge }, (read) =>
              inTurn(async () => readOrderSheet(await read())),
            ),
          );
        const lines = counter.may(ip, now) ? await taken().catch(busy) : refuse(BUSY);
        return {
          linhas: orRefuse(lines, sheetTexts).map(({ row, code, quantity }) => ({
            linha: row,
            codigo: code,
            quantidade: quantity,
          })),
        };
      },
    );
  });
}

/** Per IP address: more than an office sends, too few to keep a processor busy. */
const MAX_PER_MINUTE = 20;

const BUSY = { code: 'sheet-busy' } as const;

function busy(error: unknown): Result<never, typeof BUSY> {
  if (error instanceof Overloaded) return refuse(BUSY);
  throw error;
}
