import { exactMoment } from '#features/pricing/contract/exact-values.ts';
import { validityToWire } from '#features/pricing/contract/policy.wire.ts';
import type {
  ExplainedPolicies,
  ExplainedTable,
  PriceExplanation,
} from '#features/pricing/domain/explain-price.ts';
import type { PriceStepKind } from '#features/pricing/domain/offer-for.ts';
import { deliveryTypeFromWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import { toReais } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { PricedCart } from '../../domain/cart.ts';
import { cartItemToWire } from '../cart-item.wire.ts';
import { cartLineFromWire } from '../cart-lines.wire.ts';
import { noticeToWire } from '../cart-notice.wire.ts';
import { reasonToWire } from '../price-reason.wire.ts';
import type { WireExplanation, WireSimulation } from './simulate.schema.ts';

const STEPS = {
  own: 'PROPRIO',
  table: 'TABELA',
  policies: 'POLITICAS',
  payment: 'PAGAMENTO',
  grant: 'CONCESSAO',
} as const satisfies Record<PriceStepKind, WireExplanation['passos'][number]['passo']>;

const TABLE_OUTCOMES = {
  applied: 'VALE',
  'without-product': 'SEM_PRECO',
  'not-begun': 'NAO_COMECOU',
  over: 'TERMINOU',
  'other-channel': 'OUTRO_CANAL',
  outranked: 'OUTRA_ANTES',
} as const satisfies Record<ExplainedTable['outcome'], WireExplanation['tabelas'][number]['resultado']>;

const OUTCOMES = {
  won: 'VENCEU',
  dearer: 'MAIS_CARA',
  outranked: 'PRIORIDADE_MENOR',
} as const satisfies Record<ExplainedPolicies['outcome'], WireExplanation['politicas'][number]['resultado']>;

export const explanationToWire = (
  { steps, tables, policies }: PriceExplanation,
  cart: PricedCart,
): WireExplanation => ({
  passos: steps.map(({ kind, price }) => ({
    passo: STEPS[kind],
    preco: toReais(price.price),
    motivo: reasonToWire(price.reason) as WireExplanation['passos'][number]['motivo'],
  })),
  tabelas: tables.map(({ table: { id, name, validity, channels }, outcome }) => ({
    id,
    nome: name,
    ...validityToWire(validity),
    canais: [...channels],
    resultado: TABLE_OUTCOMES[outcome],
  })),
  politicas: policies.map(({ policies: of, price, outcome }) => ({
    politicas: of.map(({ id, name, priority }) => ({ id, nome: name, prioridade: priority })),
    ...defined({ preco: price === undefined ? undefined : toReais(price.price) }),
    resultado: OUTCOMES[outcome],
  })),
  ...defined({ item: cart.lines[0] && cartItemToWire(cart.lines[0]) }),
  avisos: cart.notices.map(noticeToWire),
});

/** The time for which it is priced: now if none is named. */
export function momentOf(
  quando: string | undefined,
  now: Instant,
): Result<Instant, { readonly code: 'no-such-moment' }> {
  if (quando === undefined) return accept(now);
  const at = exactMoment(quando);
  return at.ok ? at : refuse({ code: 'no-such-moment' });
}

export const simulationFromWire = ({
  itens,
  idcliente,
  idformapagamento,
  cupom,
  tipoEntrega,
  canal,
}: WireSimulation) => ({
  lines: itens.map(cartLineFromWire),
  ...defined({
    clientId: idcliente,
    paymentMethodId: idformapagamento,
    couponCode: cupom,
    channel: canal,
    deliveryType: tipoEntrega === undefined ? undefined : deliveryTypeFromWire(tipoEntrega),
  }),
});
