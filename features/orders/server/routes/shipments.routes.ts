import type { FastifyInstance } from 'fastify';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  papersFromWire,
  shippedLinesFromWire,
  shopShipmentToWire,
} from '../../contract/shipments/shipment.wire.ts';
import {
  changeShipmentTexts,
  deliverShipmentTexts,
  shipGoodsTexts,
} from '../../contract/shipments/shipment-texts.ts';
import {
  changeShipmentEndpoint,
  deliverShipmentEndpoint,
  shipGoodsEndpoint,
} from '../../contract/shipments/shipments.endpoints.ts';
import {
  changeShipmentSchema,
  deliverShipmentSchema,
  shipGoodsSchema,
} from '../../contract/shipments/shipments.schema.ts';
import { shipmentsVersion } from '../../domain/shipments/shipment.ts';
import { changeShipment, deliverShipment } from '../shipments/change-shipment.ts';
import { shipGoods } from '../shipments/ship-goods.ts';
import { shownShopOrder } from './shown-shop-order.ts';

/** Parts of an order that leave the shop one by one. */
export function shipmentsRoutes(app: FastifyInstance): void {
  const writers = { access: 'staff', permission: 'orders:write' } as const;

  serve(app, shipGoodsEndpoint, shipGoodsSchema, writers, async (context, { params, body }) => {
    const sent = await shipGoods(context, params.numpedido, {
      ...papersFromWire(body),
      key: body.chave,
      version: body.versao,
      lines: orRefuse(shippedLinesFromWire(body.itens), shipGoodsTexts),
    });
    const stated = withWireFacts(sent, ({ atual }) => ({
      atual: { versao: shipmentsVersion(atual), envios: atual.map(shopShipmentToWire) },
    }));
    orRefuse(stated, shipGoodsTexts);
    return shownShopOrder(context, params.numpedido);
  });

  serve(app, changeShipmentEndpoint, changeShipmentSchema, writers, async (context, { params, body }) => {
    const { numpedido, envio } = params;
    orRefuse(await changeShipment(context, numpedido, envio, papersFromWire(body)), changeShipmentTexts);
    return shownShopOrder(context, numpedido);
  });

  serve(app, deliverShipmentEndpoint, deliverShipmentSchema, writers, async (context, { params }) => {
    const { numpedido, envio } = params;
    orRefuse(await deliverShipment(context, numpedido, envio), deliverShipmentTexts);
    return shownShopOrder(context, numpedido);
  });
}
