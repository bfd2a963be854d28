import type { FastifyInstance } from 'fastify';
import { runOperationsNow } from '#features/payments/server/operations/run-operations-now.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import { withProviderTime } from '#features/payments/server/providers/with-provider-time.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import type { Result } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { refusalOf } from '#platform/http/common-refusals.ts';
import { lookUpThrottle } from '#platform/http/limits/address-counter.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { qrSvg } from '#platform/pictures/qr-svg.ts';
import { liveTicketEndpoint } from '../../contract/live/live.endpoints.ts';
import { liveTicketSchema } from '../../contract/live/live.schema.ts';
import type { WireOrder } from '../../contract/order/order.schema.ts';
import { orderToWire } from '../../contract/order/order.wire.ts';
import {
  cancelTexts,
  quoteFactsToWire,
  quoteTexts,
  quoteTextsOf,
} from '../../contract/quotes/quote-texts.ts';
import {
  acceptQuoteEndpoint,
  cancelOrderEndpoint,
  refuseQuoteEndpoint,
  requestQuoteAgainEndpoint,
} from '../../contract/quotes/quotes.endpoints.ts';
import {
  acceptQuoteSchema,
  cancelOrderSchema,
  refuseQuoteSchema,
  requestQuoteAgainSchema,
} from '../../contract/quotes/quotes.schema.ts';
import { orderTexts } from '../../contract/texts.ts';
import type { QuoteRefusal } from '../../domain/quotes/quote-refusal.ts';
import { liveTicket } from '../live/live-orders.ts';
import { acceptQuote } from '../quotes/accept-quote.ts';
import { requestQuoteAgain } from '../quotes/request-quote-again.ts';
import { getOrder } from '../read/get-order.ts';
import { cancelOrder, refuseQuote } from '../status/cancel-order.ts';

/**
 * What a client does to their orders and quotes. Each responds with the order as it then stands; payment providers are called
 * after the commit.
 */
export function ownOrdersRoutes(app: FastifyInstance, gateways: PaymentGateways): void {
  const buyers = { access: 'customer', act: 'buy' } as const;
  const cancellers = { access: 'customer', act: 'orders:cancel' } as const;

  serve(app, acceptQuoteEndpoint, acceptQuoteSchema, buyers, async (context, { params, body }) => {
    const { versao: version, semAgendamento: withoutSlot = false, idformapagto: methodId } = body;
    const wanted = {
      number: params.numpedido,
      version,
      withoutSlot,
      ...defined({ methodId }),
    };
    orQuoteRefusal(context, await acceptQuote(context, wanted));
    await runOperationsNow(context, withProviderTime(context.reply, gateways), params.numpedido);
    return shown(context, params.numpedido);
  });

  serve(
    app,
    requestQuoteAgainEndpoint,
    requestQuoteAgainSchema,
    buyers,
    async (context, { params, body }) => {
      orQuoteRefusal(context, await requestQuoteAgain(context, params.numpedido, body.mensagem));
      return shown(context, params.numpedido);
    },
  );

  serve(app, refuseQuoteEndpoint, refuseQuoteSchema, cancellers, async (context, { params, body }) => {
    orRefuse(await refuseQuote(context, params.numpedido, body.motivo), cancelTexts);
    return shown(context, params.numpedido);
  });

  const throttle = lookUpThrottle();
  serve(app, liveTicketEndpoint, liveTicketSchema, { access: 'customer' }, async (context) => {
    if (!throttle.may(context.asker, context.now)) throw refusalOf('too-many-requests');
    return { bilhete: await liveTicket(context) };
  });

  serve(app, cancelOrderEndpoint, cancelOrderSchema, cancellers, async (context, { params, body }) => {
    orRefuse(await cancelOrder(context, params.numpedido, body.motivo), cancelTexts);
    await runOperationsNow(context, withProviderTime(context.reply, gateways), params.numpedido);
    return shown(context, params.numpedido);
  });
}

async function shown(context: Context & { readonly actor: Customer }, number: number): Promise<WireOrder> {
  return orderToWire(orRefuse(await getOrder(context, number), orderTexts), qrSvg);
}

const orQuoteRefusal = ({ supplier }: Context, result: Result<void, QuoteRefusal>): void =>
  orRefuse<void, QuoteRefusal['code']>(
    withWireFacts(result, quoteFactsToWire),
    result.ok ? quoteTexts : quoteTextsOf(result.refusal, timeZoneOf(supplier)),
  );
