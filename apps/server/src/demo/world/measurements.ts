/** Visits and searches of the past weeks at one shop, so that its reports show something. */

export interface DemoMeasurements {
  readonly supplier: string;
  readonly days: number;
  /** Visits on a day that saw a product, put one into the cart, began to pay, and bought: of the quietest days. */
  readonly visits: readonly [viewed: number, added: number, began: number, bought: number];
  /** How many more each day of the week brings, in percent; Sunday first. */
  readonly weekdays: readonly [number, number, number, number, number, number, number];
  /** What was searched, the most first. */
  readonly found: readonly string[];
  readonly fruitless: readonly string[];
}

export const DEMO_MEASUREMENTS: DemoMeasurements = {
  supplier: 'mercado-central',
  days: 45,
  visits: [60, 22, 13, 8],
  weekdays: [10, 0, 5, 15, 20, 60, 80],
  found: ['arroz', 'café', 'leite', 'banana', 'pão de queijo', 'detergente', 'queijo', 'tomate'],
  fruitless: ['kefir', 'leite sem lactose zero', 'papel manteiga', 'tapioca hidratada'],
};
