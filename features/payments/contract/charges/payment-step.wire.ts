import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type { NamedPaymentStep, PaymentEvent } from '../../domain/payment-step.ts';
import { paymentKindFromWire, paymentKindToWire } from '../methods/payment-kind.wire.ts';
import type { WirePaymentStep } from './charge.schema.ts';

type WireStep = WirePaymentStep['passo'];

const wireSteps = {
  'payment-requested': 'AGUARDANDO',
  changed: 'FORMA_TROCADA',
  authorised: 'PRE_AUTORIZADO',
  paid: 'PAGO',
  refused: 'RECUSADO',
  expired: 'EXPIRADO',
  refunded: 'DEVOLVIDO',
} as const satisfies Record<PaymentEvent, WireStep>;
const steps = {
  AGUARDANDO: 'payment-requested',
  FORMA_TROCADA: 'changed',
  PRE_AUTORIZADO: 'authorised',
  PAGO: 'paid',
  RECUSADO: 'refused',
  EXPIRADO: 'expired',
  DEVOLVIDO: 'refunded',
} as const satisfies Record<WireStep, PaymentEvent>;

export const paymentStepToWire = (one: NamedPaymentStep): WirePaymentStep => ({
  passo: wireSteps[one.step],
  em: new Date(one.at).toISOString(),
  tipo: paymentKindToWire(one.kind),
  idformapagto: one.methodId,
  formaPagamento: one.methodName,
  valor: toReais(one.amount),
  ...defined({ falha: one.failure }),
});

export const paymentStepFromWire = (wire: WirePaymentStep): NamedPaymentStep => ({
  step: steps[wire.passo],
  at: Date.parse(wire.em),
  kind: paymentKindFromWire(wire.tipo),
  methodId: wire.idformapagto,
  methodName: wire.formaPagamento,
  amount: fromReais(wire.valor),
  ...defined({ failure: wire.falha }),
});
