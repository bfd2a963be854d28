import { deliveryTypeFromWire, deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type { CardSettings } from '../../domain/method-settings.ts';
import type { PaymentMethod } from '../../domain/payment-method.ts';
import { paymentKindFromWire, paymentKindToWire } from './payment-kind.wire.ts';
import type { WirePaymentMethod } from './payment-method.schema.ts';

/** Domain values are in basis points, wire values in per cent. */
const BASIS_POINTS = 100;

export const paymentMethodToWire = (method: PaymentMethod): WirePaymentMethod => ({
  idformapagto: method.id,
  idformapagamento: method.id,
  nome: method.name,
  descricao: method.description,
  tipo: paymentKindToWire(method.kind),
  variacao: method.priceVariance / BASIS_POINTS,
  tiposEntrega: method.deliveryTypes.map(deliveryTypeToWire),
  ...defined({
    cartao: method.card === undefined ? undefined : cardToWire(method.card),
    pixAutomatico: method.automaticPix,
    credito:
      method.credit === undefined
        ? undefined
        : { limite: toReais(method.credit.limit), disponivel: toReais(method.credit.available) },
  }),
});

export const paymentMethodFromWire = (wire: WirePaymentMethod): PaymentMethod => ({
  id: wire.idformapagto,
  kind: paymentKindFromWire(wire.tipo),
  name: wire.nome,
  description: wire.descricao,
  priceVariance: Math.round(wire.variacao * BASIS_POINTS),
  deliveryTypes: wire.tiposEntrega.map(deliveryTypeFromWire),
  ...defined({
    card: wire.cartao === undefined ? undefined : cardFromWire(wire.cartao),
    automaticPix: wire.pixAutomatico ? (true as const) : undefined,
    credit:
      wire.credito === undefined
        ? undefined
        : { limit: fromReais(wire.credito.limite), available: fromReais(wire.credito.disponivel) },
  }),
});

type WireCard = NonNullable<WirePaymentMethod['cartao']>;

export const cardToWire = ({ instalments, preAuthorise }: CardSettings): WireCard => ({
  maxParcelas: instalments.most,
  parcelasSemJuros: instalments.withoutInterest,
  jurosMensal: instalments.monthlyInterest / BASIS_POINTS,
  parcelaMinima: toReais(instalments.smallestPart),
  preAutorizacao: preAuthorise,
});

export const cardFromWire = (wire: WireCard): CardSettings => ({
  instalments: {
    most: wire.maxParcelas,
    withoutInterest: wire.parcelasSemJuros,
    monthlyInterest: Math.round(wire.jurosMensal * BASIS_POINTS),
    smallestPart: fromReais(wire.parcelaMinima),
  },
  preAuthorise: wire.preAutorizacao,
});
