import type { PaymentMethod } from '../domain/payment-method.ts';
import { kindFromWire, kindToWire } from './payment-kind.wire.ts';
import type { WirePaymentMethod } from './payment-method.schema.ts';

/** Basis points inside, per cent on the wire. */
const BASIS_POINTS = 100;

export const paymentMethodToWire = (method: PaymentMethod): WirePaymentMethod => ({
  idformapagto: method.id,
  idformapagamento: method.id,
  nome: method.name,
  descricao: method.description,
  tipo: kindToWire(method.kind),
  variacao: method.priceVariance / BASIS_POINTS,
  tiposEntrega: [...method.deliveryTypes],
});

export const paymentMethodFromWire = (wire: WirePaymentMethod): PaymentMethod => ({
  id: wire.idformapagto,
  kind: kindFromWire(wire.tipo),
  name: wire.nome,
  description: wire.descricao,
  priceVariance: Math.round(wire.variacao * BASIS_POINTS),
  deliveryTypes: wire.tiposEntrega,
});
