import type { FastifyInstance } from 'fastify';
import { runOperationsNow } from '#features/payments/server/operations/run-operations-now.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { qrSvg } from '#platform/pictures/qr-svg.ts';
import { getShopOrder } from '../../contract/get-shop-order.ts';
import { listShopOrders } from '../../contract/list-shop-orders.ts';
import { moveOrder } from '../../contract/move-order.ts';
import {
  getShopOrderSchema,
  listShopOrdersSchema,
  moveOrderSchema,
  trackOrderSchema,
  type WireShopOrder,
} from '../../contract/panel-orders.schema.ts';
import { shopOrderTexts } from '../../contract/panel-texts.ts';
import { priceQuoteSchema } from '../../contract/price-quote.schema.ts';
import { priceQuote } from '../../contract/price-quote.ts';
import { quoteAnswerFromWire } from '../../contract/price-quote.wire.ts';
import { shopOrderSummaryToWire, shopOrderToWire } from '../../contract/shop-order.wire.ts';
import { shopOrdersWishFromWire } from '../../contract/shop-orders-wish.wire.ts';
import { trackOrder } from '../../contract/track-order.ts';
import { priceQuote as price } from '../quotes/price-quote.ts';
import { getShopOrder as shopOrderOf, listShopOrders as shopOrdersOf } from '../read/shop-orders.ts';
import { moveShopOrder, trackShopOrder } from '../status/move-shop-order.ts';

export function panelOrdersRoutes(app: FastifyInstance, gateways: PaymentGateways): void {
  const readers = { access: 'staff', permission: 'orders:read' } as const;
  const writers = { access: 'staff', permission: 'orders:write' } as const;
  const pricers = { access: 'staff', permission: 'quotes:write' } as const;

  serve(app, listShopOrders, listShopOrdersSchema, readers, async (context, { query }) => {
    const { pagina = 1, limite = 20 } = query;
    const wish = orRefuse(shopOrdersWishFromWire(query), shopOrderTexts);
    const page = { limit: limite, offset: (pagina - 1) * limite };
    const { orders, total } = await shopOrdersOf(context, wish, page);
    const paginas = Math.max(1, Math.ceil(total / limite));
    return { pagina, paginas, total, dados: orders.map(shopOrderSummaryToWire) };
  });

  serve(app, getShopOrder, getShopOrderSchema, readers, (context, { params }) =>
    shown(context, params.numpedido),
  );

  serve(app, moveOrder, moveOrderSchema, writers, async (context, { params, body }) => {
    const move = { to: body.para, reason: body.motivo ?? '' };
    orRefuse(await moveShopOrder(context, params.numpedido, move), shopOrderTexts);
    await runOperationsNow(context, gateways, params.numpedido);
    return shown(context, params.numpedido);
  });

  serve(app, trackOrder, trackOrderSchema, writers, async (context, { params, body }) => {
    const said = { carrier: body.transportadora, code: body.codigo ?? '', link: body.link ?? '' };
    orRefuse(await trackShopOrder(context, params.numpedido, said), shopOrderTexts);
    return shown(context, params.numpedido);
  });

  serve(app, priceQuote, priceQuoteSchema, pricers, async (context, { params, body }) => {
    const answer = orRefuse(quoteAnswerFromWire(body), shopOrderTexts);
    orRefuse(await price(context, params.numpedido, answer), shopOrderTexts);
    return shown(context, params.numpedido);
  });
}

async function shown(context: Context, number: OrderNumber): Promise<WireShopOrder> {
  const order = await shopOrderOf(context, number);
  if (order === undefined) throw notFound();
  return shopOrderToWire(order, qrSvg);
}
