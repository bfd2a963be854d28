/** What the reports say of the visits whose visitors allowed measurement. A visit ends with its day, so days add up. */
import { centavos, type Money } from '#kernel/money.ts';
import type { FunnelStep } from './event-names.ts';

/**
 * What a day is summed up to: the funnel's steps, a press in the search results, and a purchase in a visit that had searched.
 */
export type DayStepName = FunnelStep | 'search_select' | 'search_purchase';

export interface DayCount {
  readonly day: string;
  readonly step: DayStepName;
  readonly visits: number;
  readonly value: Money;
}

/** Visits from seeing a product to the purchase. */
export interface FunnelSums {
  readonly viewed: number;
  readonly added: number;
  readonly began: number;
  readonly bought: number;
  /** Sum of the purchases. Centavos. */
  readonly value: Money;
}

export interface FunnelDay extends FunnelSums {
  readonly day: string;
}

export const NO_VISITS: FunnelSums = { viewed: 0, added: 0, began: 0, bought: 0, value: centavos(0) };

export const addVisits = (one: FunnelSums, other: FunnelSums): FunnelSums => ({
  viewed: one.viewed + other.viewed,
  added: one.added + other.added,
  began: one.began + other.began,
  bought: one.bought + other.bought,
  value: centavos(one.value + other.value),
});

const steps: Readonly<Partial<Record<DayStepName, 'viewed' | 'added' | 'began' | 'bought'>>> = {
  view_item: 'viewed',
  add_to_cart: 'added',
  begin_checkout: 'began',
  purchase: 'bought',
};

/** One row per step of the funnel; other steps are left out. */
export const funnelDays = (counts: readonly DayCount[]): readonly FunnelDay[] =>
  counts.flatMap(({ day, step, visits, value }) => {
    const name = steps[step];
    if (name === undefined) return [];
    return [{ ...NO_VISITS, day, [name]: visits, value: name === 'bought' ? value : NO_VISITS.value }];
  });

/** Visits in which somebody searched, pressed a result, and bought. */
export interface SearchVisits {
  readonly searched: number;
  readonly selected: number;
  readonly bought: number;
}

export function searchVisits(counts: readonly DayCount[]): SearchVisits {
  const of = (wanted: DayStepName): number =>
    counts.reduce((sum, { step, visits }) => (step === wanted ? sum + visits : sum), 0);
  return { searched: of('search'), selected: of('search_select'), bought: of('search_purchase') };
}

/** Percent of `all` that came as far as `part`; undefined without any. */
export const shareOf = (part: number, all: number): number | undefined =>
  all === 0 ? undefined : (part / all) * 100;
