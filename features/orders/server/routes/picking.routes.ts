import type { FastifyInstance } from 'fastify';
import { defined } from '#kernel/defined.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  finishPickingEndpoint,
  getPickingEndpoint,
  nextToPickEndpoint,
  pickGoodsEndpoint,
} from '../../contract/picking/picking.endpoints.ts';
import {
  finishPickingSchema,
  getPickingSchema,
  nextToPickSchema,
  pickGoodsSchema,
  type WirePicking,
} from '../../contract/picking/picking.schema.ts';
import { orderToPickToWire, pickWishFromWire } from '../../contract/picking/picking.wire.ts';
import { finishPickingTexts, pickGoodsTexts } from '../../contract/picking/picking-texts.ts';
import type { OrderToPick } from '../../domain/picking/order-to-pick.ts';
import { nextOrderToPick, orderToPick } from '../picking/order-to-pick.ts';
import { finishPicking, pickGoods } from '../picking/pick-goods.ts';

/** An order on the phone of the person who picks it. */
export function pickingRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'orders:read' } as const;
  const writers = { access: 'staff', permission: 'orders:write' } as const;

  serve(app, nextToPickEndpoint, nextToPickSchema, readers, async (context, { query }) =>
    defined({ numpedido: await nextOrderToPick(context, query.exceto) }),
  );

  serve(app, getPickingEndpoint, getPickingSchema, readers, (context, { params }) =>
    shownPicking(context, params.numpedido),
  );

  serve(app, pickGoodsEndpoint, pickGoodsSchema, writers, async (context, { params, body }) => {
    const wish = orRefuse(pickWishFromWire(body), pickGoodsTexts);
    const seen = { ...wish, orderVersion: body.versaoPedido };
    orRefuse(withWireFacts(await pickGoods(context, params.numpedido, seen), currentToWire), pickGoodsTexts);
    return shownPicking(context, params.numpedido);
  });

  serve(app, finishPickingEndpoint, finishPickingSchema, writers, async (context, { params, body }) => {
    const seen = { orderVersion: body.versaoPedido, version: body.versao };
    orRefuse(
      withWireFacts(await finishPicking(context, params.numpedido, seen), currentToWire),
      finishPickingTexts,
    );
    return shownPicking(context, params.numpedido);
  });
}

const currentToWire = ({ atual }: { readonly atual: OrderToPick }) => ({ atual: orderToPickToWire(atual) });

async function shownPicking(context: Context, number: OrderNumber): Promise<WirePicking> {
  const order = await orderToPick(context, number);
  if (order === undefined) throw notFound();
  return orderToPickToWire(order);
}
