import { deliveryTypeFromWire, deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type { OrderSummary } from '../../domain/paid-order.ts';
import { instantToWire } from '../order/order.wire.ts';
import { issuerFromWire, issuerToWire } from '../order/order-issuer.wire.ts';
import { previewFromWire, previewToWire } from '../order/order-item.wire.ts';
import { orderStatusFromWire, orderStatusToWire } from '../order/order-status.wire.ts';
import type { WireOrderSummary } from './orders.schema.ts';

export const orderSummaryToWire = (order: OrderSummary): WireOrderSummary => ({
  numpedido: order.number,
  status: orderStatusToWire(order.status),
  soOrcamento: order.stayedQuote,
  criadoEm: instantToWire(order.createdAt),
  ...issuerToWire(order),
  tipoEntrega: deliveryTypeToWire(order.deliveryType),
  formaPagamento: order.paymentName,
  totalpedido: toReais(order.total),
  quantidadeItens: order.productCount,
  primeirosItens: order.preview.map(previewToWire),
});

export const orderSummaryFromWire = (wire: WireOrderSummary): OrderSummary => ({
  number: wire.numpedido,
  status: orderStatusFromWire(wire.status),
  stayedQuote: wire.soOrcamento,
  createdAt: Date.parse(wire.criadoEm),
  ...issuerFromWire(wire),
  deliveryType: deliveryTypeFromWire(wire.tipoEntrega),
  paymentName: wire.formaPagamento,
  total: fromReais(wire.totalpedido),
  productCount: wire.quantidadeItens,
  preview: wire.primeirosItens.map(previewFromWire),
});
