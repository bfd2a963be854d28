import {
  type ChargeWithQr,
  chargeFromWire,
  chargeToWire,
} from '#features/payments/contract/charges/charge.wire.ts';
import {
  paymentStepFromWire,
  paymentStepToWire,
} from '#features/payments/contract/charges/payment-step.wire.ts';
import type { Charge } from '#features/payments/domain/charge.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type { OrderEvent, PaidOrder } from '../../domain/placed-order.ts';
import { ratingFromWire, ratingToWire } from '../ratings/order-rating.wire.ts';
import type { WireOrder } from './order.schema.ts';
import { issuerFromWire, issuerToWire } from './order-issuer.wire.ts';
import { orderItemFromWire, orderItemToWire } from './order-item.wire.ts';
import {
  billingFromWire,
  billingToWire,
  deliveryFromWire,
  deliveryToWire,
  orderCouponFromWire,
  orderCouponToWire,
  quoteFromWire,
  quoteToWire,
  trackingFromWire,
  trackingToWire,
} from './order-parts.wire.ts';
import { sideFromWire, sideToWire } from './order-side.wire.ts';

/** `drawQr` renders the Pix code on the server, see `chargeToWire`. */
export const orderToWire = (order: PaidOrder<Charge>, drawQr: (code: string) => string): WireOrder => ({
  numpedido: order.number,
  status: order.status,
  criadoEm: instantToWire(order.createdAt),
  ...issuerToWire(order),
  itens: order.lines.map(orderItemToWire),
  subtotal: toReais(order.subtotal),
  taxaentrega: toReais(order.deliveryFee),
  desconto: toReais(order.discount),
  ...(order.coupon === undefined ? {} : { cupom: orderCouponToWire(order.coupon) }),
  totalpedido: toReais(order.total),
  ...(order.subscription === undefined
    ? {}
    : { assinatura: { idtipoassinatura: order.subscription.typeId, nome: order.subscription.label } }),
  idformapagto: order.paymentMethodId,
  formaPagamento: order.paymentName,
  ...(order.charge === undefined ? {} : { pagamento: chargeToWire(order.charge, drawQr) }),
  entrega: deliveryToWire(order.delivery),
  ...(order.billing === undefined ? {} : { enderecofaturamento: billingToWire(order.billing) }),
  anotacoes: order.note,
  numPedidoCliente: order.customerOrderNumber,
  caracteristicas: order.characteristics.map(({ id, name, answer }) => ({
    idcaracteristica: id,
    nome: name,
    valor: answer,
  })),
  ...(order.adultDeclaredAt === undefined
    ? {}
    : { maioridadeDeclaradaEm: instantToWire(order.adultDeclaredAt) }),
  ...(order.tracking === undefined ? {} : { rastreio: trackingToWire(order.tracking) }),
  ...(order.quote === undefined ? {} : { orcamento: quoteToWire(order.quote) }),
  ...(order.rating === undefined ? {} : { avaliacao: ratingToWire(order.rating) }),
  ...(order.paymentSteps === undefined
    ? {}
    : { historicoPagamento: order.paymentSteps.map(paymentStepToWire) }),
  historico: order.events.map(eventToWire),
});

export const orderFromWire = (wire: WireOrder): PaidOrder<ChargeWithQr> => ({
  number: wire.numpedido,
  status: wire.status,
  createdAt: Date.parse(wire.criadoEm),
  ...issuerFromWire(wire),
  lines: wire.itens.map(orderItemFromWire),
  subtotal: fromReais(wire.subtotal),
  deliveryFee: fromReais(wire.taxaentrega),
  discount: fromReais(wire.desconto),
  ...(wire.cupom === undefined ? {} : { coupon: orderCouponFromWire(wire.cupom) }),
  total: fromReais(wire.totalpedido),
  ...(wire.assinatura === undefined
    ? {}
    : { subscription: { typeId: wire.assinatura.idtipoassinatura, label: wire.assinatura.nome } }),
  paymentMethodId: wire.idformapagto,
  paymentName: wire.formaPagamento,
  ...(wire.pagamento === undefined ? {} : { charge: chargeFromWire(wire.pagamento) }),
  delivery: deliveryFromWire(wire.entrega),
  ...(wire.enderecofaturamento === undefined ? {} : { billing: billingFromWire(wire.enderecofaturamento) }),
  note: wire.anotacoes,
  customerOrderNumber: wire.numPedidoCliente,
  characteristics: wire.caracteristicas.map(({ idcaracteristica, nome, valor }) => ({
    id: idcaracteristica,
    name: nome,
    answer: valor,
  })),
  ...(wire.maioridadeDeclaradaEm === undefined
    ? {}
    : { adultDeclaredAt: Date.parse(wire.maioridadeDeclaradaEm) }),
  ...(wire.rastreio === undefined ? {} : { tracking: trackingFromWire(wire.rastreio) }),
  ...(wire.orcamento === undefined ? {} : { quote: quoteFromWire(wire.orcamento) }),
  ...(wire.avaliacao === undefined ? {} : { rating: ratingFromWire(wire.avaliacao) }),
  ...(wire.historicoPagamento === undefined
    ? {}
    : { paymentSteps: wire.historicoPagamento.map(paymentStepFromWire) }),
  events: wire.historico.map(eventFromWire),
});

type WireEvent = WireOrder['historico'][number];

const eventToWire = ({ status, at, reason, side }: OrderEvent): WireEvent => ({
  status,
  em: instantToWire(at),
  motivo: reason,
  por: sideToWire(side),
});

const eventFromWire = ({ status, em, motivo, por }: WireEvent): OrderEvent => ({
  status,
  at: Date.parse(em),
  reason: motivo,
  side: sideFromWire(por),
});

export const instantToWire = (instant: number): string => new Date(instant).toISOString();
