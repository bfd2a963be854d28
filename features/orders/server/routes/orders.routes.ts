import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import type { Result } from '#kernel/result.ts';
import { IDEMPOTENCY_HEADER } from '#platform/contract/headers.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { campaignOf } from '#platform/http/consent.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { qrSvg } from '#platform/pictures/qr-svg.ts';
import { checkDuplicateSchema } from '../../contract/check-duplicate.schema.ts';
import { checkDuplicate } from '../../contract/check-duplicate.ts';
import { getOrderSchema } from '../../contract/get-order.schema.ts';
import { getOrder } from '../../contract/get-order.ts';
import { listOrdersSchema } from '../../contract/list-orders.schema.ts';
import { listOrders } from '../../contract/list-orders.ts';
import { orderToWire } from '../../contract/order.wire.ts';
import { orderDraftFromWire } from '../../contract/order-draft.wire.ts';
import type { WireOrderPayload } from '../../contract/order-payload.schema.ts';
import { orderSummaryToWire } from '../../contract/order-summary.wire.ts';
import { ordersFilterFromWire } from '../../contract/orders-filter.wire.ts';
import { ordersFilterTexts } from '../../contract/orders-filter-texts.ts';
import { repeatOrderSchema } from '../../contract/repeat-order.schema.ts';
import { repeatOrder } from '../../contract/repeat-order.ts';
import { repeatedOrderToWire } from '../../contract/repeat-order.wire.ts';
import { submitOrderSchema } from '../../contract/submit-order.schema.ts';
import { submitOrder } from '../../contract/submit-order.ts';
import { submitRefusalToWire } from '../../contract/submit-refusal.wire.ts';
import { submittedOrderToWire } from '../../contract/submitted-order.wire.ts';
import { orderTexts, submitTextsOf } from '../../contract/texts.ts';
import type { SubmitRefusal } from '../../domain/submit-refusal.ts';
import { getOrder as getOrderOf } from '../read/get-order.ts';
import { listOrders as listOrdersOf } from '../read/list-orders.ts';
import { repeatOrder as repeatOrderOf } from '../read/repeat-order.ts';
import { byCard } from '../submit/by-card.ts';
import { charged } from '../submit/charged-order.ts';
import { checkDuplicate as checkDuplicateOf } from '../submit/check-duplicate.ts';
import { idempotencyKey } from '../submit/idempotency-key.ts';
import { type Submission, submitOrder as submitOrderOf } from '../submit/submit-order.ts';

export function orderRoutes(app: FastifyInstance, gateways: PaymentGateways): void {
  serve(
    app,
    checkDuplicate,
    checkDuplicateSchema,
    { access: 'customer', act: 'buy' },
    async (context, { body }) => {
      const number = orSubmitRefusal(await checkDuplicateOf(context, submissionOf(context.request, body)));
      return number === undefined ? {} : { numpedido: number };
    },
  );

  serve(
    app,
    submitOrder,
    submitOrderSchema,
    { access: 'customer', act: 'buy' },
    async (context, { body }) => {
      const submission = submissionOf(context.request, body);
      const { tokenCartao: token } = body.formaPagamento;
      const paid = await byCard(context, token, async () =>
        charged(context, gateways, orSubmitRefusal(await submitOrderOf(context, submission)), token),
      );
      return submittedOrderToWire(orSubmitRefusal(paid), qrSvg);
    },
  );

  serve(app, listOrders, listOrdersSchema, { access: 'customer' }, async (context, { query }) => {
    const { page = 1, ...wire } = query;
    const { filter, issuer } = orRefuse(ordersFilterFromWire(wire), ordersFilterTexts);
    const listed = await listOrdersOf(context, { page, filter, ...issuer });
    // A user who is not linked to the client gets the same response as one who does not exist.
    if (!listed.ok) throw notFound();
    const { orders, hasMore } = listed.value;
    return { pedidos: orders.map(orderSummaryToWire), page, temMais: hasMore };
  });

  serve(app, getOrder, getOrderSchema, { access: 'customer' }, async (context, { params }) =>
    orderToWire(orRefuse(await getOrderOf(context, params.numpedido), orderTexts), qrSvg),
  );

  serve(
    app,
    repeatOrder,
    repeatOrderSchema,
    { access: 'customer', act: 'orders:repeat' },
    async (context, { params }) =>
      repeatedOrderToWire(orRefuse(await repeatOrderOf(context, params.numpedido), orderTexts)),
  );
}

const submissionOf = (request: FastifyRequest, payload: WireOrderPayload): Submission => ({
  draft: orderDraftFromWire(payload),
  campaign: campaignOf(request.headers),
  key: orSubmitRefusal(idempotencyKey(request.headers[IDEMPOTENCY_HEADER])),
});

const orSubmitRefusal = <Value>(result: Result<Value, SubmitRefusal>): Value =>
  result.ok
    ? result.value
    : orRefuse({ ok: false, refusal: submitRefusalToWire(result.refusal) }, submitTextsOf(result.refusal));
