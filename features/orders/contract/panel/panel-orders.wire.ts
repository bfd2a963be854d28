import { deliveryTypeFromWire, deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type { OrderClient, ShopOrder, ShopOrderSummary } from '../../domain/shop-order.ts';
import { knownEditFromWire, knownEditToWire } from '../edits/order-edit.wire.ts';
import { instantToWire, orderFromWire, orderToWire } from '../order/order.wire.ts';
import { issuerFromWire, issuerToWire } from '../order/order-issuer.wire.ts';
import { orderSideFromWire, orderSideToWire } from '../order/order-side.wire.ts';
import { orderStatusFromWire, orderStatusToWire } from '../order/order-status.wire.ts';
import { pickedGoodsFromWire, pickedGoodsToWire } from '../picking/picking.wire.ts';
import {
  paymentOfReturnFromWire,
  paymentOfReturnToWire,
  shopReturnFromWire,
  shopReturnToWire,
} from '../returns/order-return.wire.ts';
import { shopShipmentFromWire, shopShipmentToWire } from '../shipments/shipment.wire.ts';
import type { WireOrderClient, WireShopOrder, WireShopOrderSummary } from './panel-orders.schema.ts';

export const shopOrderToWire = (order: ShopOrder, drawQr: (code: string) => string): WireShopOrder => ({
  ...orderToWire(order, drawQr),
  cliente: clientToWire(order.client),
  historico: order.events.map(({ status, at, reason, side, name }) => ({
    status: orderStatusToWire(status),
    em: instantToWire(at),
    motivo: reason,
    por: orderSideToWire(side),
    nome: name,
  })),
  proximas: order.next.map(orderStatusToWire),
  alteracoes: order.edits.map(knownEditToWire),
  devolucoes: order.returns.map(shopReturnToWire),
  envios: order.shipments.map(shopShipmentToWire),
  ...defined({
    separacao: order.picking && pickedGoodsToWire(order.picking),
    devolvivel: order.payment === undefined ? undefined : paymentOfReturnToWire(order.payment),
  }),
  anotacoesInternas: order.notes.map(({ id, at, name, text }) => ({
    id,
    em: instantToWire(at),
    nome: name,
    texto: text,
  })),
});

export const shopOrderSummaryToWire = (order: ShopOrderSummary): WireShopOrderSummary => ({
  numpedido: order.number,
  status: orderStatusToWire(order.status),
  criadoEm: instantToWire(order.createdAt),
  ...issuerToWire(order),
  cliente: clientToWire(order.client),
  tipoEntrega: deliveryTypeToWire(order.deliveryType),
  formaPagamento: order.paymentName,
  totalpedido: toReais(order.total),
  ...defined({ validoAte: order.validUntil === undefined ? undefined : instantToWire(order.validUntil) }),
});

const clientToWire = ({ clientId, name, document, email }: OrderClient): WireOrderClient => ({
  idcliente: clientId,
  nome: name,
  ...defined({ documento: document, email }),
});

export const shopOrderFromWire = (wire: WireShopOrder): ShopOrder => ({
  ...orderFromWire(wire),
  client: clientFromWire(wire.cliente),
  events: wire.historico.map(({ status, em, motivo, por, nome }) => ({
    status: orderStatusFromWire(status),
    at: Date.parse(em),
    reason: motivo,
    side: orderSideFromWire(por),
    name: nome,
  })),
  next: wire.proximas.map(orderStatusFromWire),
  edits: wire.alteracoes.map(knownEditFromWire),
  returns: wire.devolucoes.map(shopReturnFromWire),
  shipments: wire.envios.map(shopShipmentFromWire),
  ...defined({
    picking: wire.separacao && pickedGoodsFromWire(wire.separacao),
    payment: wire.devolvivel === undefined ? undefined : paymentOfReturnFromWire(wire.devolvivel),
  }),
  notes: wire.anotacoesInternas.map(({ id, em, nome, texto }) => ({
    id,
    at: Date.parse(em),
    name: nome,
    text: texto,
  })),
});

export const shopOrderSummaryFromWire = (wire: WireShopOrderSummary): ShopOrderSummary => ({
  number: wire.numpedido,
  status: orderStatusFromWire(wire.status),
  createdAt: Date.parse(wire.criadoEm),
  ...issuerFromWire(wire),
  client: clientFromWire(wire.cliente),
  deliveryType: deliveryTypeFromWire(wire.tipoEntrega),
  paymentName: wire.formaPagamento,
  total: fromReais(wire.totalpedido),
  ...defined({ validUntil: wire.validoAte === undefined ? undefined : Date.parse(wire.validoAte) }),
});

const clientFromWire = ({ idcliente, nome, documento, email }: WireOrderClient): OrderClient => ({
  clientId: idcliente,
  name: nome,
  ...defined({ document: documento, email }),
});
