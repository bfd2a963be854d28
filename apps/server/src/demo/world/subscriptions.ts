/** What runs in the demo world already: goods by SKU in thousandths. */
export interface DemoSubscription {
  /** The login of who subscribed. */
  readonly client: string;
  readonly supplier: string;
  /** Name of the type. */
  readonly type: string;
  readonly goods: Readonly<Record<string, number>>;
  readonly daysAgo: number;
}

/** Its next order is in two days, so that it is announced as soon as the shop runs. */
export const DEMO_SUBSCRIPTIONS: readonly DemoSubscription[] = [
  {
    client: 'ana@exemplo.com.br',
    supplier: 'mercado-central',
    type: 'A cada 2 semanas',
    goods: { 'MC-0001': 2_000, 'MC-0169': 1_000, 'MC-0177': 2_000, 'MC-0056': 1_000 },
    daysAgo: 12,
  },
];
