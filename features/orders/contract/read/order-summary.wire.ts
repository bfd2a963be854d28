import { fromReais, toReais } from '#kernel/money.ts';
import type { OrderSummary } from '../../domain/placed-order.ts';
import { instantToWire } from '../order/order.wire.ts';
import { issuerFromWire, issuerToWire } from '../order/order-issuer.wire.ts';
import { previewFromWire, previewToWire } from '../order/order-item.wire.ts';
import type { WireOrderSummary } from './orders.schema.ts';

export const orderSummaryToWire = (order: OrderSummary): WireOrderSummary => ({
  numpedido: order.number,
  status: order.status,
  soOrcamento: order.stayedQuote,
  criadoEm: instantToWire(order.createdAt),
  ...issuerToWire(order),
  tipoEntrega: order.deliveryType,
  formaPagamento: order.paymentName,
  totalpedido: toReais(order.total),
  quantidadeItens: order.productCount,
  primeirosItens: order.preview.map(previewToWire),
});

export const orderSummaryFromWire = (wire: WireOrderSummary): OrderSummary => ({
  number: wire.numpedido,
  status: wire.status,
  stayedQuote: wire.soOrcamento,
  createdAt: Date.parse(wire.criadoEm),
  ...issuerFromWire(wire),
  deliveryType: wire.tipoEntrega,
  paymentName: wire.formaPagamento,
  total: fromReais(wire.totalpedido),
  productCount: wire.quantidadeItens,
  preview: wire.primeirosItens.map(previewFromWire),
});
