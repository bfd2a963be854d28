import type { WantedExport } from '#features/exports/domain/export-schedule.ts';
import { addExport } from '#features/exports/server/change-exports.ts';
import { listExports } from '#features/exports/server/show-exports.ts';
import type { Database } from '#platform/db/database.ts';
import { staffOf } from './seed-staff-context.ts';

/** What the demo's owners have made by itself; it goes to the person who scheduled it. */
interface DemoExports {
  /** Slug of the shop. */
  readonly supplier: string;
  readonly owner: string;
  readonly exports: readonly Omit<WantedExport, 'recipients'>[];
}

const DEMO_EXPORTS: readonly DemoExports[] = [
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

/** Schedules the exports of shops that have none. */
export async function seedExports(database: Database): Promise<void> {
  for (const { supplier, owner, exports } of DEMO_EXPORTS) {
    const context = await staffOf(database, supplier, owner);
    if (context === undefined || (await listExports(context, { limit: 1, offset: 0 })).total > 0) continue;
    for (const wanted of exports) {
      const added = await addExport(context, { ...wanted, recipients: [context.actor.staffId] });
      if (!added.ok) throw new Error(added.refusal.code);
    }
  }
}
