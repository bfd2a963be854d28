import {
  type ChargeWithQr,
  chargeFromWire,
  chargeToWire,
} from '#features/payments/contract/charges/charge.wire.ts';
import {
  paymentStepFromWire,
  paymentStepToWire,
} from '#features/payments/contract/charges/payment-step.wire.ts';
import type { Charge } from '#features/payments/domain/charges/charge.ts';
import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type { OrderEvent, PaidOrder } from '../../domain/paid-order.ts';
import { orderEditFromWire, orderEditToWire } from '../edits/order-edit.wire.ts';
import { ratingFromWire, ratingToWire } from '../ratings/order-rating.wire.ts';
import { orderReturnFromWire, orderReturnToWire } from '../returns/order-return.wire.ts';
import { shipmentFromWire, shipmentToWire } from '../shipments/shipment.wire.ts';
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
import { orderSideFromWire, orderSideToWire } from './order-side.wire.ts';
import { orderStatusFromWire, orderStatusToWire } from './order-status.wire.ts';

/** `drawQr` renders the Pix code on the server, see `chargeToWire`. */
export const orderToWire = (order: PaidOrder<Charge>, drawQr: (code: string) => string): WireOrder => ({
  numpedido: order.number,
  status: orderStatusToWire(order.status),
  criadoEm: instantToWire(order.createdAt),
  ...issuerToWire(order),
  ...defined({ idapikeys: order.apiKeyId }),
  itens: order.lines.map(orderItemToWire),
  subtotal: toReais(order.subtotal),
  taxaentrega: toReais(order.deliveryFee),
  desconto: toReais(order.discount),
  ...defined({ cupom: order.coupon === undefined ? undefined : orderCouponToWire(order.coupon) }),
  totalpedido: toReais(order.total),
  ...defined({
    assinatura:
      order.subscription === undefined
        ? undefined
        : { idtipoassinatura: order.subscription.typeId, nome: order.subscription.label },
  }),
  idformapagto: order.paymentMethodId,
  formaPagamento: order.paymentName,
  ...defined({ pagamento: order.charge === undefined ? undefined : chargeToWire(order.charge, drawQr) }),
  entrega: deliveryToWire(order.delivery),
  ...defined({ enderecofaturamento: order.billing === undefined ? undefined : billingToWire(order.billing) }),
  anotacoes: order.note,
  numPedidoCliente: order.customerOrderNumber,
  caracteristicas: order.characteristics.map(({ id, name, answer }) => ({
    idcaracteristica: id,
    nome: name,
    valor: answer,
  })),
  ...defined({
    brindesEmFalta: order.missingGifts === undefined ? undefined : [...order.missingGifts],
    maioridadeDeclaradaEm:
      order.adultDeclaredAt === undefined ? undefined : instantToWire(order.adultDeclaredAt),
    rastreio: order.tracking === undefined ? undefined : trackingToWire(order.tracking),
    orcamento: order.quote === undefined ? undefined : quoteToWire(order.quote),
    alteracao: order.edit === undefined ? undefined : orderEditToWire(order.edit),
    avaliacao: order.rating === undefined ? undefined : ratingToWire(order.rating),
    devolucoes: order.returns === undefined ? undefined : order.returns.map(orderReturnToWire),
    envios: order.shipments === undefined ? undefined : order.shipments.map(shipmentToWire),
    historicoPagamento:
      order.paymentSteps === undefined ? undefined : order.paymentSteps.map(paymentStepToWire),
  }),
  historico: order.events.map(eventToWire),
});

export const orderFromWire = (wire: WireOrder): PaidOrder<ChargeWithQr> => ({
  number: wire.numpedido,
  status: orderStatusFromWire(wire.status),
  createdAt: Date.parse(wire.criadoEm),
  ...issuerFromWire(wire),
  ...defined({ apiKeyId: wire.idapikeys }),
  lines: wire.itens.map(orderItemFromWire),
  subtotal: fromReais(wire.subtotal),
  deliveryFee: fromReais(wire.taxaentrega),
  discount: fromReais(wire.desconto),
  ...defined({ coupon: wire.cupom === undefined ? undefined : orderCouponFromWire(wire.cupom) }),
  total: fromReais(wire.totalpedido),
  ...defined({
    subscription:
      wire.assinatura === undefined
        ? undefined
        : { typeId: wire.assinatura.idtipoassinatura, label: wire.assinatura.nome },
  }),
  paymentMethodId: wire.idformapagto,
  paymentName: wire.formaPagamento,
  ...defined({ charge: wire.pagamento === undefined ? undefined : chargeFromWire(wire.pagamento) }),
  delivery: deliveryFromWire(wire.entrega),
  ...defined({
    billing: wire.enderecofaturamento === undefined ? undefined : billingFromWire(wire.enderecofaturamento),
  }),
  note: wire.anotacoes,
  customerOrderNumber: wire.numPedidoCliente,
  characteristics: wire.caracteristicas.map(({ idcaracteristica, nome, valor }) => ({
    id: idcaracteristica,
    name: nome,
    answer: valor,
  })),
  ...defined({
    missingGifts: wire.brindesEmFalta,
    adultDeclaredAt:
      wire.maioridadeDeclaradaEm === undefined ? undefined : Date.parse(wire.maioridadeDeclaradaEm),
    tracking: wire.rastreio === undefined ? undefined : trackingFromWire(wire.rastreio),
    quote: wire.orcamento === undefined ? undefined : quoteFromWire(wire.orcamento),
    edit: wire.alteracao === undefined ? undefined : orderEditFromWire(wire.alteracao),
    rating: wire.avaliacao === undefined ? undefined : ratingFromWire(wire.avaliacao),
    returns: wire.devolucoes === undefined ? undefined : wire.devolucoes.map(orderReturnFromWire),
    shipments: wire.envios === undefined ? undefined : wire.envios.map(shipmentFromWire),
    paymentSteps:
      wire.historicoPagamento === undefined ? undefined : wire.historicoPagamento.map(paymentStepFromWire),
  }),
  events: wire.historico.map(eventFromWire),
});

type WireEvent = WireOrder['historico'][number];

const eventToWire = ({ status, at, reason, side }: OrderEvent): WireEvent => ({
  status: orderStatusToWire(status),
  em: instantToWire(at),
  motivo: reason,
  por: orderSideToWire(side),
});

const eventFromWire = ({ status, em, motivo, por }: WireEvent): OrderEvent => ({
  status: orderStatusFromWire(status),
  at: Date.parse(em),
  reason: motivo,
  side: orderSideFromWire(por),
});

export const instantToWire = (instant: number): string => new Date(instant).toISOString();
