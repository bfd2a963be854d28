import type { WantedExport } from '#features/exports/domain/export-schedule.ts';

/** What the demo's owners have made by itself; it goes to whoever scheduled it. */
export interface DemoExports {
  /** Slug of the shop. */
  readonly supplier: string;
  readonly owner: string;
  readonly exports: readonly Omit<WantedExport, 'recipients'>[];
}

export const DEMO_EXPORTS: readonly DemoExports[] = [
  {
    supplier: 'mercado-central',
    owner: 'ops@mercado-central.exemplo.com.br',
    exports: [
      {
        name: 'Vendas da semana',
        kind: 'sales-by-product',
        period: 'last-7-days',
        columns: [],
        format: 'xlsx',
        rhythm: { every: 'weekly', weekday: 1, minutes: 6 * 60 },
      },
      {
        name: 'Pedidos do mês para a contabilidade',
        kind: 'orders',
        period: 'last-month',
        columns: [],
        format: 'csv',
        rhythm: { every: 'monthly', day: 1, minutes: 7 * 60 },
      },
      {
        name: 'Estoque baixo',
        kind: 'stock',
        filter: 'low',
        columns: ['Código', 'Produto', 'Situação', 'Disponível', 'Estoque mínimo'],
        format: 'csv',
        rhythm: { every: 'daily', minutes: 5 * 60 + 30 },
      },
    ],
  },
];
