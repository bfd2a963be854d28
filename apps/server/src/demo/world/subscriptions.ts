/** Subscriptions of the demo world: products by SKU in thousandths. */
export interface DemoSubscription {
  /** Login of the subscriber. */
  readonly client: string;
  readonly supplier: string;
  /** Name of the type of subscription. */
  readonly type: string;
  readonly goods: Readonly<Record<string, number>>;
  readonly daysAgo: number;
}

/** The next order is due in two days, so that its announcement is mailed soon after the start. */
export const DEMO_SUBSCRIPTIONS: readonly DemoSubscription[] = [
  {
    client: 'ana@exemplo.com.br',
    supplier: 'mercado-central',
    type: 'A cada 2 semanas',
    goods: { 'MC-0001': 2_000, 'MC-0169': 1_000, 'MC-0177': 2_000, 'MC-0056': 1_000 },
    daysAgo: 12,
  },
];
