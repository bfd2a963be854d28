import pg from 'pg';

/** Attempts are counted by client and address, so they change with every caller. */
const OF_WHO_ASKS = 'login_attempts';

/** Hashes the whole database, one hash per table; with `exceptClient`, without that client's rows. */
export function databaseState(url: string): {
  read(exceptClient?: string): Promise<Readonly<Record<string, string>>>;
  close(): Promise<void>;
} {
  // A pool of its own, because these queries deliberately name no supplier.
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  let statement: Promise<string> | undefined;
  return {
    async read(exceptClient) {
      statement ??= statementOf(pool);
      // Named: planned once.
      const { rows } = await pool.query<{ name: string; hash: string }>({
        name: 'state',
        text: await statement,
        values: [exceptClient ?? null],
      });
      return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
    },
    close: () => pool.end(),
  };
}

/** Dumps the whole database as text. */
export function databaseText(url: string): { read(): Promise<string>; close(): Promise<void> } {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  return {
    async read() {
      const rows = await pool.query<{ text: string }>(
        `select string_agg(query_to_xml(format('select t::text from %I t', table_name), false, true, '')::text, '') as text
          from information_schema.tables where table_schema = 'public'`,
      );
      return rows.rows[0]?.text ?? '';
    },
    close: () => pool.end(),
  };
}

async function statementOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return rows
    .map(
      ({
        name,
      }) => `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
        from "${name}" t where $1::text is null
          or (to_jsonb(t)->>'client_id' is distinct from $1::text and '${name}' <> '${OF_WHO_ASKS}')`,
    )
    .join(' union all ');
}
