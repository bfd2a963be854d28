import {
  type AutomaticPix,
  automaticPixFromWire,
  automaticPixToWire,
} from '#features/payments/contract/mandates/mandate.wire.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import { NONE, ONE, parseQuantity, type Quantity, toNumber } from '#kernel/quantity.ts';
import type { Result } from '#kernel/result.ts';
import type { Forecast } from '../domain/forecast.ts';
import type { PeriodState, SubscriptionPeriod } from '../domain/period.ts';
import type { RenewalFailure } from '../domain/renewal-failure.ts';
import type { Subscription } from '../domain/subscription.ts';
import type { WireWholeSubscription } from './subscription.schema.ts';
import { subscriptionFromWire, subscriptionToWire } from './subscription.wire.ts';

/** The next order's forecast, as the client sees it. */
export type ShownForecast = Omit<Forecast, 'misfits' | 'hindrance'>;

export interface WholeSubscription {
  readonly subscription: Subscription;
  readonly turns: readonly SubscriptionPeriod[];
  readonly steps: ReadonlyMap<ProductId, Quantity>;
  readonly forecast?: ShownForecast;
  /** Why no order could be made today. */
  readonly hindrance?: RenewalFailure;
  /** Absent where it is not offered, and never was. */
  readonly automaticPix?: AutomaticPix;
}

type WirePeriod = WireWholeSubscription['pedidos'][number];

const wireStates = {
  announced: 'AVISADO',
  ordered: 'FEITO',
  skipped: 'PULADO',
  failed: 'NAO_FEITO',
} as const satisfies Record<PeriodState, WirePeriod['situacao']>;

const states = {
  AVISADO: 'announced',
  FEITO: 'ordered',
  PULADO: 'skipped',
  NAO_FEITO: 'failed',
} as const satisfies Record<WirePeriod['situacao'], PeriodState>;

/**
 * `forecast` is undefined if there is no next order. A `hindrance` is sent together with the forecast, a refusal instead of it.
 */
export const wholeToWire = (
  subscription: Subscription,
  { turns, steps, automaticPix }: Pick<WholeSubscription, 'turns' | 'steps' | 'automaticPix'>,
  forecast: Result<Forecast, RenewalFailure> | undefined,
  drawQr: (code: string) => string,
): WireWholeSubscription => ({
  ...subscriptionToWire(subscription),
  pedidos: turns.map(periodToWire),
  passos: [...steps].map(([id, step]) => ({ id, passo: toNumber(step) })),
  ...(automaticPix === undefined ? {} : { pixAutomatico: automaticPixToWire(automaticPix, drawQr) }),
  ...(forecast === undefined
    ? {}
    : forecast.ok
      ? { previsao: forecastToWire(forecast.value), ...hindranceToWire(forecast.value) }
      : { impedimento: forecast.refusal }),
});

export const wholeFromWire = (wire: WireWholeSubscription): WholeSubscription => ({
  subscription: subscriptionFromWire(wire),
  turns: wire.pedidos.map(periodFromWire),
  steps: new Map(wire.passos.map(({ id, passo }) => [id, parseQuantity(passo) ?? ONE])),
  ...defined({
    forecast: wire.previsao === undefined ? undefined : forecastFromWire(wire.previsao),
    hindrance: wire.impedimento,
    automaticPix: wire.pixAutomatico === undefined ? undefined : automaticPixFromWire(wire.pixAutomatico),
  }),
});

const hindranceToWire = ({ hindrance }: Forecast) =>
  hindrance === undefined ? {} : { impedimento: hindrance };

const named = (names: readonly string[]) => names.map((nome) => ({ nome }));

const periodToWire = ({ date, state, orderNumber, failure, leftOut }: SubscriptionPeriod): WirePeriod => ({
  data: date,
  situacao: wireStates[state],
  ...defined({ numpedido: orderNumber, motivo: failure }),
  faltaram: named(leftOut),
});

const periodFromWire = (wire: WirePeriod): SubscriptionPeriod => ({
  date: wire.data,
  state: states[wire.situacao],
  ...defined({ orderNumber: wire.numpedido, failure: wire.motivo }),
  leftOut: wire.faltaram.map(({ nome }) => nome),
});

type WireForecast = NonNullable<WireWholeSubscription['previsao']>;

const forecastToWire = (forecast: Forecast): WireForecast => ({
  itens: forecast.lines.map(({ productId, name, unit, quantity, total }) => ({
    id: productId,
    nome: name,
    unidade: unit,
    quantidade: toNumber(quantity),
    total: toReais(total),
  })),
  faltam: named(forecast.leftOut),
  subtotal: toReais(forecast.subtotal),
  taxaentrega: toReais(forecast.deliveryFee),
  desconto: toReais(forecast.discount),
  total: toReais(forecast.total),
});

const forecastFromWire = (wire: WireForecast): ShownForecast => ({
  lines: wire.itens.map(({ id, nome, unidade, quantidade, total }) => ({
    productId: id,
    name: nome,
    unit: unidade,
    quantity: parseQuantity(quantidade) ?? NONE,
    total: fromReais(total),
  })),
  leftOut: wire.faltam.map(({ nome }) => nome),
  subtotal: fromReais(wire.subtotal),
  deliveryFee: fromReais(wire.taxaentrega),
  discount: fromReais(wire.desconto),
  total: fromReais(wire.total),
});
