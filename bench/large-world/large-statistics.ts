/**
 * Statistics as of many more shops: the planner then chooses among small tables as it would among large ones. Only the numbers of rows and of
 * distinct shops and ids change; what is true of one shop stays so.
 */
import type pg from 'pg';

const TABLES = `
  select c.relname as name, c.reltuples as rows, c.relpages as pages
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'supplier_id')`;

/** Everything that depends on the shop alone is there so many times as often. */
export async function pretendMore(client: pg.Client, times: number): Promise<void> {
  const { rows } = await client.query<{ name: string; rows: number; pages: number }>(TABLES);
  for (const table of rows) {
    // The planner multiplies the rows of a page by the pages that there are.
    const many = Math.max(table.rows, 1) * times;
    await client.query(
      `select pg_restore_relation_stats('schemaname', 'public', 'relname', $1::text, 'relpages', $2::int, 'reltuples', $3::real)`,
      [table.name, Math.max(table.pages, 1), many],
    );
    const { rows: columns } = await client.query<{ name: string; distinct: number; width: number }>(
      `select attname as name, n_distinct as distinct, avg_width as width
        from pg_stats where schemaname = 'public' and tablename = $1 and n_distinct > 0
        and attname in (select attname from pg_attribute where attrelid = $1::regclass and atttypid = 'uuid'::regtype)`,
      [table.name],
    );
    for (const { name, distinct, width } of columns) {
      await client.query(`select pg_clear_attribute_stats('public', $1, $2, false)`, [table.name, name]);
      await client.query(
        `select pg_restore_attribute_stats('schemaname', 'public', 'relname', $1::text, 'attname', $2::text, 'inherited', false,
          'null_frac', 0::real, 'avg_width', $3::int, 'n_distinct', $4::real)`,
        [table.name, name, width, distinct * times],
      );
    }
  }
}
