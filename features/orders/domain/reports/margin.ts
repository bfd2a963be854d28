/** What is left of the sales after what the goods cost. Lines whose cost nobody had said when they were ordered are counted apart. */
import { centavos, type Money } from '#kernel/money.ts';

export interface MarginSums {
  /** Of all lines, after discounts and returns, without delivery fees. */
  readonly revenue: Money;
  /** Not in `revenue`: what went back for returned goods. */
  readonly returnedTotal: Money;
  /** Of the lines with a cost. */
  readonly costedRevenue: Money;
  readonly cost: Money;
  readonly uncostedLines: number;
}

export interface MarginDay extends MarginSums {
  readonly day: string;
}

/** A product or a category. */
export interface MarginPart extends MarginSums {
  readonly key: string;
  readonly name: string;
  /** Thousandths. */
  readonly quantity: number;
}

export type MarginTopic = 'product' | 'category';

/** The largest margins first, or the smallest: what is sold at a loss. */
export type MarginOrder = 'largest' | 'smallest';

export const NO_MARGIN: MarginSums = {
  revenue: centavos(0),
  returnedTotal: centavos(0),
  costedRevenue: centavos(0),
  cost: centavos(0),
  uncostedLines: 0,
};

export const addMargins = (one: MarginSums, other: MarginSums): MarginSums => ({
  revenue: centavos(one.revenue + other.revenue),
  returnedTotal: centavos(one.returnedTotal + other.returnedTotal),
  costedRevenue: centavos(one.costedRevenue + other.costedRevenue),
  cost: centavos(one.cost + other.cost),
  uncostedLines: one.uncostedLines + other.uncostedLines,
});

/** In centavos; negative where goods were sold below their cost. */
export const marginOf = ({ costedRevenue, cost }: Pick<MarginSums, 'costedRevenue' | 'cost'>): Money =>
  centavos(costedRevenue - cost);

/** In percent of what the lines with a cost brought; undefined where they brought nothing. */
export const marginShare = (sums: Pick<MarginSums, 'costedRevenue' | 'cost'>): number | undefined =>
  sums.costedRevenue === 0 ? undefined : (marginOf(sums) / sums.costedRevenue) * 100;
