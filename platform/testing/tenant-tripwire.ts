/**
 * Fails a test whose SQL touches a supplier's table without naming the supplier, or compares a column with itself: then it names
 * no supplier, whatever it looks like. Design 4, multi-tenancy. It reads text, so it is a tripwire and no proof: the proof is the
 * composite keys.
 */
const tenantTables = new Set<string>();

/** The tables that have a supplier_id column, as the test database server found them. */
export function declareTenantTables(names: Iterable<string>): void {
  for (const name of names) tenantTables.add(name);
}

const touched = /\b(?:from|join|update|into)\s+"?([a-z_]+)"?/gi;

/** A name, with its table's or without, on both sides of a comparison. */
const comparedWithItself =
  /(?<![\w".])((?:"?[a-z_]\w*"?\.)?"?[a-z_]\w*"?)\s*(?:=|<>|<=|>=|<|>|is (?:not )?distinct from)\s*\1(?![\w".(])(?!\s*[-+*/|])/i;
/** As Drizzle writes columns in what is selected from one table alone: which table each is of, only PostgreSQL guesses. */
const bothWithoutTable =
  /\(select\b(?:[^()]|\([^()]*\))*\bwhere\b(?:[^()]|\([^()]*\))*(?<![.\w])"\w+"\s*=\s*"\w+"(?!\.)/i;

/**
 * Throws on a statement that touches a tenant table and does not choose its rows by supplier_id, on a column that is compared
 * with itself, and on a subquery whose columns have lost their tables (`correlated`).
 */
export function watchTenants(sql: string): void {
  const [comparison] = comparedWithItself.exec(sql) ?? [];
  if (comparison !== undefined) throw new Error(`SQL compares a column with itself, ${comparison}: ${sql}`);
  const [subquery] = bothWithoutTable.exec(sql) ?? [];
  if (subquery !== undefined)
    throw new Error(`SQL compares columns without their tables, ${subquery}: ${sql}`);
  const condition = /^\s*insert\b/i.test(sql) ? sql : sql.slice(indexOfWhere(sql));
  if (/\bsupplier_id\b/.test(condition)) return;
  for (const [, table = ''] of sql.matchAll(touched)) {
    if (tenantTables.has(table)) throw new Error(`SQL on ${table} that does not name its supplier: ${sql}`);
  }
}

/** The columns a select lists don't count, only what it asks for. */
function indexOfWhere(sql: string): number {
  const found = sql.search(/\bwhere\b/i);
  return found < 0 ? sql.length : found;
}
