import type { FastifyInstance } from 'fastify';
import { runOperationsNow } from '#features/payments/server/operations/run-operations-now.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import { withProviderTime } from '#features/payments/server/providers/with-provider-time.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import type { Context } from '#platform/db/context.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { qrSvg } from '#platform/pictures/qr-svg.ts';
import { orderStatusFromWire } from '../../contract/order/order-status.wire.ts';
import {
  getShopOrderEndpoint,
  listShopOrdersEndpoint,
  moveOrderEndpoint,
  priceQuoteEndpoint,
  trackOrderEndpoint,
} from '../../contract/panel/panel-orders.endpoints.ts';
import {
  getShopOrderSchema,
  listShopOrdersSchema,
  moveOrderSchema,
  trackOrderSchema,
  type WireShopOrder,
} from '../../contract/panel/panel-orders.schema.ts';
import {
  shopOrderSummaryToWire,
  shopOrdersWishFromWire,
  shopOrderToWire,
} from '../../contract/panel/panel-orders.wire.ts';
import { legalMovesToWire, shopOrderTexts } from '../../contract/panel/panel-texts.ts';
import { priceQuoteSchema } from '../../contract/quotes/price-quote.schema.ts';
import { quoteAnswerFromWire } from '../../contract/quotes/price-quote.wire.ts';
import { priceQuote } from '../quotes/price-quote.ts';
import { getShopOrder, listShopOrders } from '../read/shop-orders.ts';
import { moveShopOrder, trackShopOrder } from '../status/move-shop-order.ts';

export function panelOrdersRoutes(app: FastifyInstance, gateways: PaymentGateways): void {
  const readers = { access: 'staff', permission: 'orders:read' } as const;
  const writers = { access: 'staff', permission: 'orders:write' } as const;
  const pricers = { access: 'staff', permission: 'quotes:write' } as const;

  serve(app, listShopOrdersEndpoint, listShopOrdersSchema, readers, async (context, { query }) => {
    const wish = orRefuse(shopOrdersWishFromWire(query, timeZoneOf(context.supplier)), shopOrderTexts);
    const { orders, total } = await listShopOrders(context, wish, pageFromWire(query));
    return pageToWire(query, total, orders.map(shopOrderSummaryToWire));
  });

  serve(app, getShopOrderEndpoint, getShopOrderSchema, readers, (context, { params }) =>
    shown(context, params.numpedido),
  );

  serve(app, moveOrderEndpoint, moveOrderSchema, writers, async (context, { params, body }) => {
    const move = { to: orderStatusFromWire(body.para), reason: body.motivo ?? '' };
    const moved = await moveShopOrder(context, params.numpedido, move);
    orRefuse(withWireFacts(moved, legalMovesToWire), shopOrderTexts);
    await runOperationsNow(context, withProviderTime(context.reply, gateways), params.numpedido);
    return shown(context, params.numpedido);
  });

  serve(app, trackOrderEndpoint, trackOrderSchema, writers, async (context, { params, body }) => {
    const said = { carrier: body.transportadora, code: body.codigo ?? '', link: body.link ?? '' };
    orRefuse(await trackShopOrder(context, params.numpedido, said), shopOrderTexts);
    return shown(context, params.numpedido);
  });

  serve(app, priceQuoteEndpoint, priceQuoteSchema, pricers, async (context, { params, body }) => {
    const answer = orRefuse(quoteAnswerFromWire(body), shopOrderTexts);
    orRefuse(await priceQuote(context, params.numpedido, answer), shopOrderTexts);
    return shown(context, params.numpedido);
  });
}

async function shown(context: Context, number: OrderNumber): Promise<WireShopOrder> {
  const order = await getShopOrder(context, number);
  if (order === undefined) throw notFound();
  return shopOrderToWire(order, qrSvg);
}
