import type { FastifyInstance } from 'fastify';
import { byCard } from '#features/payments/server/charges/card-tries.ts';
import { runChargeNow } from '#features/payments/server/operations/run-operations-now.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import { withProviderTime } from '#features/payments/server/providers/with-provider-time.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import type { Result } from '#kernel/result.ts';
import { IDEMPOTENCY_HEADER } from '#platform/contract/headers.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { campaignOf } from '#platform/http/consent.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { type RequestContext, serve } from '#platform/http/serve.ts';
import { qrSvg } from '#platform/pictures/qr-svg.ts';
import { orderToWire } from '../../contract/order/order.wire.ts';
import { orderSummaryToWire } from '../../contract/read/order-summary.wire.ts';
import {
  getOrderEndpoint,
  listOrdersEndpoint,
  repeatOrderEndpoint,
} from '../../contract/read/orders.endpoints.ts';
import { getOrderSchema, listOrdersSchema } from '../../contract/read/orders.schema.ts';
import { ordersFilterFromWire } from '../../contract/read/orders-filter.wire.ts';
import { ordersFilterTexts } from '../../contract/read/orders-texts.ts';
import { repeatOrderSchema } from '../../contract/read/repeat-order.schema.ts';
import { repeatedOrderToWire } from '../../contract/read/repeat-order.wire.ts';
import type { WireOrderPayload } from '../../contract/submit/order-payload.schema.ts';
import { checkDuplicateEndpoint, submitOrderEndpoint } from '../../contract/submit/submit-order.endpoints.ts';
import { checkDuplicateSchema, submitOrderSchema } from '../../contract/submit/submit-order.schema.ts';
import { orderDraftFromWire, submittedOrderToWire } from '../../contract/submit/submit-order.wire.ts';
import { submitRefusalToWire } from '../../contract/submit/submit-refusal.wire.ts';
import { orderTexts, submitTextsOf } from '../../contract/texts.ts';
import type { SubmitRefusal } from '../../domain/submit/submit-refusal.ts';
import { getOrder } from '../read/get-order.ts';
import { listOrders } from '../read/list-orders.ts';
import { repeatOrder } from '../read/repeat-order.ts';
import { idempotencyKey } from '../submit/idempotency/check-idempotency.ts';
import { checkDuplicate } from '../submit/idempotency/preview-submission.ts';
import { type Submission, submitOrder } from '../submit/submit-order.ts';

export function orderRoutes(app: FastifyInstance, gateways: PaymentGateways): void {
  serve(
    app,
    checkDuplicateEndpoint,
    checkDuplicateSchema,
    { access: 'customer', act: 'buy' },
    async (context, { body }) => {
      const number = orSubmitRefusal(context, await checkDuplicate(context, submissionOf(context, body)));
      return number === undefined ? {} : { numpedido: number };
    },
  );

  serve(
    app,
    submitOrderEndpoint,
    submitOrderSchema,
    { access: 'customer', act: 'buy', sells: true },
    async (context, { body }) => {
      const submission = submissionOf(context, body);
      const { tokenCartao: token } = body.formaPagamento;
      const paid = await byCard(context, token, async () => {
        const placed = orSubmitRefusal(context, await submitOrder(context, submission));
        return runChargeNow(context, withProviderTime(context.reply, gateways), placed, token);
      });
      return submittedOrderToWire(orSubmitRefusal(context, paid), qrSvg);
    },
  );

  serve(app, listOrdersEndpoint, listOrdersSchema, { access: 'customer' }, async (context, { query }) => {
    const { page = 1, ...wire } = query;
    const { filter, issuer } = orRefuse(
      ordersFilterFromWire(wire, timeZoneOf(context.supplier)),
      ordersFilterTexts,
    );
    const listed = await listOrders(context, { page, filter, ...issuer });
    // A user who is not linked to the client gets the same response as one who does not exist.
    if (!listed.ok) throw notFound();
    const { orders, hasMore } = listed.value;
    return { pedidos: orders.map(orderSummaryToWire), page, temMais: hasMore };
  });

  serve(app, getOrderEndpoint, getOrderSchema, { access: 'customer' }, async (context, { params }) =>
    orderToWire(orRefuse(await getOrder(context, params.numpedido), orderTexts), qrSvg),
  );

  serve(
    app,
    repeatOrderEndpoint,
    repeatOrderSchema,
    { access: 'customer', act: 'orders:repeat' },
    async (context, { params }) =>
      repeatedOrderToWire(orRefuse(await repeatOrder(context, params.numpedido), orderTexts)),
  );
}

const submissionOf = (context: RequestContext, payload: WireOrderPayload): Submission => ({
  draft: orderDraftFromWire(payload),
  campaign: campaignOf(context.request.headers),
  key: orSubmitRefusal(context, idempotencyKey(context.request.headers[IDEMPOTENCY_HEADER])),
});

const orSubmitRefusal = <Value>({ supplier }: RequestContext, result: Result<Value, SubmitRefusal>): Value =>
  result.ok
    ? result.value
    : orRefuse(
        { ok: false, refusal: submitRefusalToWire(result.refusal) },
        submitTextsOf(result.refusal, timeZoneOf(supplier)),
      );
