import type { FastifyInstance } from 'fastify';
import { runChargeNow } from '#features/payments/server/operations/run-operations-now.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import { withProviderTime } from '#features/payments/server/providers/with-provider-time.ts';
import { deliveryTypeFromWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { toReais } from '#kernel/money.ts';
import { type Result, refuse } from '#kernel/result.ts';
import { IDEMPOTENCY_HEADER } from '#platform/contract/headers.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { type RequestContext, serve } from '#platform/http/serve.ts';
import {
  attendedTermsEndpoint,
  findBuyersEndpoint,
  findGoodsEndpoint,
  makeAttendedOrderEndpoint,
  previewAttendedOrderEndpoint,
} from '../../contract/attended/attended-order.endpoints.ts';
import {
  attendedTermsSchema,
  findBuyersSchema,
  findGoodsSchema,
  makeAttendedOrderSchema,
  previewAttendedOrderSchema,
} from '../../contract/attended/attended-order.schema.ts';
import {
  attendedPreviewToWire,
  attendedTermsToWire,
  buyerToWire,
  foundGoodsToWire,
  wantedPreviewFromWire,
} from '../../contract/attended/attended-order.wire.ts';
import { attendedTexts, attendedTextsOf } from '../../contract/attended/attended-texts.ts';
import { orderStatusToWire } from '../../contract/order/order-status.wire.ts';
import { orderDraftFromWire } from '../../contract/submit/submit-order.wire.ts';
import { submitRefusalToWire } from '../../contract/submit/submit-refusal.wire.ts';
import type { SubmitRefusal } from '../../domain/submit/submit-refusal.ts';
import { attendedTerms } from '../attended/attended-terms.ts';
import { findBuyers } from '../attended/find-buyers.ts';
import { findGoods } from '../attended/find-goods.ts';
import { makeAttendedOrder } from '../attended/make-attended-order.ts';
import { previewAttendedOrder } from '../attended/preview-attended-order.ts';
import { idempotencyKey } from '../submit/idempotency/check-idempotency.ts';

/** Orders that the shop's staff make for its clients, by the use case of every order. */
export function attendedOrdersRoutes(app: FastifyInstance, gateways: PaymentGateways): void {
  const attendants = { access: 'staff', permission: 'orders:write' } as const;

  serve(app, findBuyersEndpoint, findBuyersSchema, attendants, async (context, { query }) => ({
    clientes: (await findBuyers(context, query.busca ?? '')).map(buyerToWire),
  }));

  serve(app, attendedTermsEndpoint, attendedTermsSchema, attendants, async (context, { params }) =>
    attendedTermsToWire(orRefuse(await attendedTerms(context, params.idcliente), attendedTexts)),
  );

  serve(app, findGoodsEndpoint, findGoodsSchema, attendants, async (context, { params, query }) => {
    const { busca = '', tipoEntrega = 'DELIVERY', idendereco, idformapagamento } = query;
    const wanted = {
      text: busca,
      deliveryType: deliveryTypeFromWire(tipoEntrega),
      ...defined({ addressId: idendereco, paymentMethodId: idformapagamento }),
    };
    const found = orRefuse(await findGoods(context, params.idcliente, wanted), attendedTexts);
    return { produtos: found.map(foundGoodsToWire) };
  });

  serve(
    app,
    previewAttendedOrderEndpoint,
    previewAttendedOrderSchema,
    attendants,
    async (context, { params, body }) => {
      const wanted = wantedPreviewFromWire(body);
      return attendedPreviewToWire(
        orRefuse(await previewAttendedOrder(context, params.idcliente, wanted), attendedTexts),
      );
    },
  );

  serve(
    app,
    makeAttendedOrderEndpoint,
    makeAttendedOrderSchema,
    { ...attendants, sells: true, mayTakeLong: true },
    async (context, { params, body }) => {
      const key = orAttendedRefusal(context, idempotencyKey(context.request.headers[IDEMPOTENCY_HEADER]));
      const submission = { draft: orderDraftFromWire(body), key };
      const { placed, buyer } = orAttendedRefusal(
        context,
        await makeAttendedOrder(context, params.idcliente, submission),
      );
      // A card is typed by the client alone: such an order waits for it.
      const paying = await runChargeNow(buyer, withProviderTime(context.reply, gateways), placed, undefined);
      const { number, total, status } = paying;
      return { numpedido: number, totalpedido: toReais(total), status: orderStatusToWire(status) };
    },
  );
}

const orAttendedRefusal = <Value>(
  { supplier }: RequestContext,
  result: Result<Value, SubmitRefusal | { readonly code: 'client-not-found' }>,
): Value => {
  if (result.ok) return result.value;
  const { refusal } = result;
  if (refusal.code === 'client-not-found') return orRefuse(refuse(refusal), attendedTexts);
  return orRefuse(refuse(submitRefusalToWire(refusal)), attendedTextsOf(refusal, timeZoneOf(supplier)));
};
