import type { FastifyInstance } from 'fastify';
import { runOperationsNow } from '#features/payments/server/operations/run-operations-now.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import { withProviderTime } from '#features/payments/server/providers/with-provider-time.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  returnAmountFromWire,
  returnWishFromWire,
  shopReturnToWire,
} from '../../contract/returns/order-return.wire.ts';
import { recordReturnTexts, retryReturnTexts } from '../../contract/returns/return-texts.ts';
import { recordReturnEndpoint, retryReturnsEndpoint } from '../../contract/returns/returns.endpoints.ts';
import { recordReturnSchema, retryReturnsSchema } from '../../contract/returns/returns.schema.ts';
import { returnsVersion } from '../../domain/returns/order-return.ts';
import { recordReturn } from '../returns/record-return.ts';
import { retryReturns } from '../returns/refund-returned.ts';
import { shownShopOrder } from './shown-shop-order.ts';

/** What comes back after it has left the shop. */
export function returnsRoutes(app: FastifyInstance, gateways: PaymentGateways): void {
  const recorders = { access: 'staff', permission: 'orders:write', mayTakeLong: true } as const;
  const payers = { access: 'staff', permission: 'payments:write', mayTakeLong: true } as const;

  serve(app, recordReturnEndpoint, recordReturnSchema, recorders, async (context, { params, body }) => {
    const wanted = {
      ...orRefuse(returnWishFromWire(body), recordReturnTexts),
      key: body.chave,
      version: body.versao,
      reason: body.motivo,
      amount: orRefuse(returnAmountFromWire(body.valor), recordReturnTexts),
    };
    const recorded = await recordReturn(context, params.numpedido, wanted);
    const stated = withWireFacts(recorded, ({ atual }) => ({
      atual: { versao: returnsVersion(atual), devolucoes: atual.map(shopReturnToWire) },
    }));
    orRefuse(stated, recordReturnTexts);
    await runOperationsNow(context, withProviderTime(context.reply, gateways), params.numpedido);
    return shownShopOrder(context, params.numpedido);
  });

  serve(app, retryReturnsEndpoint, retryReturnsSchema, payers, async (context, { params }) => {
    orRefuse(await retryReturns(context, params.numpedido), retryReturnTexts);
    await runOperationsNow(context, withProviderTime(context.reply, gateways), params.numpedido);
    return shownShopOrder(context, params.numpedido);
  });
}
