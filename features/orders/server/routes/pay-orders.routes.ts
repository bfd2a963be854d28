import type { FastifyInstance } from 'fastify';
import { byCard } from '#features/payments/server/charges/card-tries.ts';
import { runOperationsNow } from '#features/payments/server/operations/run-operations-now.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import { withProviderTime } from '#features/payments/server/providers/with-provider-time.ts';
import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { qrSvg } from '#platform/pictures/qr-svg.ts';
import { orderToWire } from '../../contract/order/order.wire.ts';
import { changePaymentMethodEndpoint, waysToPayEndpoint } from '../../contract/pay/pay-orders.endpoints.ts';
import { changePaymentMethodSchema, waysToPaySchema } from '../../contract/pay/pay-orders.schema.ts';
import { changePaymentTexts } from '../../contract/pay/pay-texts.ts';
import { orderTexts } from '../../contract/texts.ts';
import { changePaymentMethod, type PaymentChangeRefusal } from '../pay/change-payment-method.ts';
import { type WayToPay, waysToPay } from '../pay/ways-to-pay.ts';
import { getOrder } from '../read/get-order.ts';

export function payOrdersRoutes(app: FastifyInstance, gateways: PaymentGateways): void {
  const buyers = { access: 'customer', act: 'buy' } as const;
  serve(
    app,
    changePaymentMethodEndpoint,
    changePaymentMethodSchema,
    buyers,
    async (context, { params, body }) => {
      const paid = await byCard(context, body.tokenCartao, async () => {
        const changed = await changePaymentMethod(context, {
          number: params.numpedido,
          methodId: body.idformapagto,
          ...defined({
            instalments: body.quantParcelas,
            seenTotal: body.totalConferido === undefined ? undefined : fromReais(body.totalConferido),
            seenAmount: body.valorConferido === undefined ? undefined : fromReais(body.valorConferido),
          }),
        });
        orRefuse(
          changed.ok ? changed : { ok: false, refusal: factsToWire(changed.refusal) },
          changePaymentTexts,
        );
        await runOperationsNow(
          context,
          withProviderTime(context.reply, gateways),
          params.numpedido,
          body.tokenCartao,
        );
        return orRefuse(await getOrder(context, params.numpedido), orderTexts);
      });
      return orderToWire(orRefuse(paid, changePaymentTexts), qrSvg);
    },
  );
  serve(app, waysToPayEndpoint, waysToPaySchema, buyers, async (context, { params }) => {
    const ways = orRefuse(await waysToPay(context, params.numpedido), changePaymentTexts);
    return { formas: ways.map(wayToWire) };
  });
}

const wayToWire = ({ methodId, price }: WayToPay) => ({
  idformapagto: methodId,
  ...(price.ok
    ? {
        total: toReais(price.value.total),
        diferenca: toReais(price.value.difference),
        ...defined({ cupomPerdido: price.value.lostCoupon }),
      }
    : { motivo: changePaymentTexts[price.refusal.code].message }),
});

const factsToWire = (refusal: PaymentChangeRefusal) => ({
  code: refusal.code,
  ...(refusal.code === 'total-changed' ? { facts: { total: toReais(refusal.total) } } : {}),
  ...(refusal.code === 'charge-changed' ? { facts: { valorCobrado: toReais(refusal.amount) } } : {}),
  ...(refusal.code === 'credit-exceeded' && refusal.available !== undefined
    ? { facts: { creditoDisponivel: toReais(refusal.available) } }
    : {}),
});
