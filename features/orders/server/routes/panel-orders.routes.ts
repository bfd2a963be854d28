import type { FastifyInstance } from 'fastify';
import { runOperationsNow } from '#features/payments/server/operations/run-operations-now.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import { withProviderTime } from '#features/payments/server/providers/with-provider-time.ts';
import { timeZoneOf, todayOf } from '#features/suppliers/domain/time-zone.ts';
import { CHANGED_BY_OTHER, changedByOther, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { asFile } from '#platform/http/as-file.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { orderStatusFromWire, type WireOrderStatus } from '../../contract/order/order-status.wire.ts';
import {
  exportShopOrdersEndpoint,
  getShopOrderEndpoint,
  listShopOrdersEndpoint,
  moveOrderEndpoint,
  moveOrdersEndpoint,
  noteOrderEndpoint,
  priceQuoteEndpoint,
  trackOrderEndpoint,
} from '../../contract/panel/panel-orders.endpoints.ts';
import {
  exportShopOrdersSchema,
  getShopOrderSchema,
  listShopOrdersSchema,
  moveOrderSchema,
  moveOrdersSchema,
  noteOrderSchema,
  trackOrderSchema,
} from '../../contract/panel/panel-orders.schema.ts';
import { shopOrderSummaryToWire } from '../../contract/panel/panel-orders.wire.ts';
import { legalMovesToWire, shopOrderTexts } from '../../contract/panel/panel-texts.ts';
import {
  orderFromWire,
  shopOrdersWishFromWire,
  spanOfNewOrdersFromWire,
} from '../../contract/panel/shop-orders-filter.wire.ts';
import { priceQuoteSchema } from '../../contract/quotes/price-quote.schema.ts';
import { quoteAnswerFromWire } from '../../contract/quotes/price-quote.wire.ts';
import { exportFile } from '../../contract/read/export-orders.wire.ts';
import { exportShopOrders } from '../export/export-shop-orders.ts';
import { noteOrder } from '../notes/order-notes.ts';
import { priceQuote } from '../quotes/price-quote.ts';
import { listShopOrders } from '../read/shop-orders.ts';
import { moveShopOrder, trackShopOrder } from '../status/move-shop-order.ts';
import { moveShopOrders } from '../status/move-shop-orders.ts';
import { shownShopOrder } from './shown-shop-order.ts';

export function panelOrdersRoutes(app: FastifyInstance, gateways: PaymentGateways): void {
  const readers = { access: 'staff', permission: 'orders:read' } as const;
  const writers = { access: 'staff', permission: 'orders:write' } as const;
  const pricers = { access: 'staff', permission: 'quotes:write' } as const;

  serve(app, listShopOrdersEndpoint, listShopOrdersSchema, readers, async (context, { query }) => {
    const wish = orRefuse(shopOrdersWishFromWire(query, timeZoneOf(context.supplier)), shopOrderTexts);
    const news = orRefuse(spanOfNewOrdersFromWire(query), shopOrderTexts);
    const listed = await listShopOrders(
      context,
      { ...wish, ...news },
      pageFromWire(query),
      orderFromWire(query),
    );
    return {
      ...pageToWire(query, listed.total, listed.orders.map(shopOrderSummaryToWire)),
      em: new Date(context.now).toISOString(),
    };
  });

  serve(app, exportShopOrdersEndpoint, exportShopOrdersSchema, readers, async (context, { query }) => {
    const { supplier } = context;
    const wish = orRefuse(shopOrdersWishFromWire(query, timeZoneOf(supplier)), shopOrderTexts);
    const file = await exportShopOrders(context, wish);
    asFile(context, exportFile(supplier.slug, todayOf(context), 'csv'));
    return file;
  });

  serve(app, getShopOrderEndpoint, getShopOrderSchema, readers, (context, { params }) =>
    shownShopOrder(context, params.numpedido),
  );

  serve(app, moveOrderEndpoint, moveOrderSchema, writers, async (context, { params, body }) => {
    const moved = await moveShopOrder(context, params.numpedido, moveFromWire(body));
    orRefuse(withWireFacts(moved, legalMovesToWire), shopOrderTexts);
    await runOperationsNow(context, withProviderTime(context.reply, gateways), params.numpedido);
    return shownShopOrder(context, params.numpedido);
  });

  serve(app, moveOrdersEndpoint, moveOrdersSchema, writers, async (context, { body }) => {
    const moves = await moveShopOrders(context, body.pedidos, moveFromWire(body), (number) =>
      runOperationsNow(context, withProviderTime(context.reply, gateways), number),
    );
    return {
      resultados: moves.map(({ number, moved }) => ({
        numpedido: number,
        mudou: moved.ok,
        ...(moved.ok
          ? {}
          : { codigo: moved.refusal.code, mensagem: shopOrderTexts[moved.refusal.code].message }),
      })),
    };
  });

  serve(app, noteOrderEndpoint, noteOrderSchema, writers, async (context, { params, body }) => {
    orRefuse(await noteOrder(context, params.numpedido, body.texto), shopOrderTexts);
    return shownShopOrder(context, params.numpedido);
  });

  serve(app, trackOrderEndpoint, trackOrderSchema, writers, async (context, { params, body }) => {
    const said = { carrier: body.transportadora, code: body.codigo ?? '', link: body.link ?? '' };
    orRefuse(await trackShopOrder(context, params.numpedido, said), shopOrderTexts);
    return shownShopOrder(context, params.numpedido);
  });

  serve(app, priceQuoteEndpoint, priceQuoteSchema, pricers, async (context, { params, body }) => {
    const answer = orRefuse(quoteAnswerFromWire(body), shopOrderTexts);
    const priced = await priceQuote(context, params.numpedido, answer);
    if (!priced.ok && priced.refusal.code === CHANGED_BY_OTHER)
      orRefuse(changedByOther(await shownShopOrder(context, params.numpedido)), changedByOtherText);
    else orRefuse(priced, { ...shopOrderTexts, ...changedByOtherText });
    return shownShopOrder(context, params.numpedido);
  });
}

interface WireMove {
  readonly para: WireOrderStatus;
  readonly motivo?: string;
  readonly devolverEstoque?: boolean;
}

const moveFromWire = ({ para, motivo = '', devolverEstoque = true }: WireMove) => ({
  to: orderStatusFromWire(para),
  reason: motivo,
  restock: devolverEstoque,
});
