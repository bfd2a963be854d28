/** Tables that grow while shops sell, and what limits them. */
import { RETENTION_SUBJECTS } from '#features/privacy/domain/retention/retention-periods.ts';
import { UNLIMITED } from '#features/privacy/domain/retention/unlimited-tables.ts';
import { queryOnce } from '../bench-database.ts';
import { formatNumber, formatTable } from '../measure/table.ts';

export type Counts = ReadonlyMap<string, number>;

/** Of every table, exact. */
export async function countRows(url: string): Promise<Counts> {
  const tables = await queryOnce<{ name: string }>(
    url,
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const [row] = await queryOnce<{ count: number }>(url, `select count(*)::int as count from "${name}"`);
    counts.set(name, row?.count ?? 0);
  }
  return counts;
}

const periods = new Map<string, string>(
  RETENTION_SUBJECTS.flatMap(([name, { rules }]) => rules.map(({ table }) => [table, name] as const)),
);
const groups = new Map<string, string>(
  Object.entries(UNLIMITED).flatMap(([name, { tables }]) => tables.map((table) => [table, name] as const)),
);

interface Growth {
  readonly table: string;
  /** Rows at the start, in the middle and at the end. */
  readonly counts: readonly number[];
  /** A period of docs/retention.md, or the group of tables that have none. */
  readonly limit: string;
  /** It grew in both halves, has no period, and does not belong to an order, which the law wants to be kept. */
  readonly only: boolean;
}

export function growthOf(counts: readonly Counts[]): Growth[] {
  const tables = [...(counts[0]?.keys() ?? [])];
  return tables
    .map((table) => {
      const each = counts.map((count) => count.get(table) ?? 0);
      const grew = each.slice(1).every((count, index) => count > (each[index] ?? 0));
      const group = groups.get(table);
      return {
        table,
        counts: each,
        limit: periods.get(table) ?? group ?? 'nenhum',
        only: grew && !periods.has(table) && group !== 'sales',
      };
    })
    .filter(({ counts: each }) => (each.at(-1) ?? 0) > (each[0] ?? 0));
}

export const formatGrowth = (growth: readonly Growth[]): string =>
  formatTable({
    head: ['tabela que cresceu', 'prazo ou grupo', 'no início', 'no meio', 'no fim'],
    rows: growth.map(({ table, limit, counts }) => [
      table,
      limit,
      ...counts.map((count) => formatNumber(count)),
    ]),
    words: 2,
  });
