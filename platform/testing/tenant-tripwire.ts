/**
 * Fails a test whose SQL touches a supplier's table without a condition on the supplier, or compares a column with itself, which
 * restricts nothing. Design 4, multi-tenancy. It only reads text, so it is a tripwire and no proof: the proof is the composite
 * keys.
 */
const tenantTables = new Set<string>();

/** Registers the tables with a supplier_id column, as the test database server found them. */
export function declareTenantTables(names: Iterable<string>): void {
  for (const name of names) tenantTables.add(name);
}

const touched = /\b(?:from|join|update|into)\s+"?([a-z_]+)"?/gi;

/** The same column, with or without its table, on both sides of a comparison. */
const comparedWithItself =
  /(?<![\w".])((?:"?[a-z_]\w*"?\.)?"?[a-z_]\w*"?)\s*(?:=|<>|<=|>=|<|>|is (?:not )?distinct from)\s*\1(?![\w".(])(?!\s*[-+*/|])/i;
/** Drizzle writes columns without tables in a select from one table: only PostgreSQL decides which table each belongs to. */
const bothWithoutTable =
  /\(select\b(?:[^()]|\([^()]*\))*\bwhere\b(?:[^()]|\([^()]*\))*(?<![.\w])"\w+"\s*=\s*"\w+"(?!\.)/i;

/**
 * Throws on a statement that touches a tenant table without restricting it by supplier_id, on a column compared with itself, and
 * on a subquery whose columns have lost their tables (see `correlated`).
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

/** Start of the conditions: a supplier_id in the select list does not restrict anything. */
function indexOfWhere(sql: string): number {
  const found = sql.search(/\bwhere\b/i);
  return found < 0 ? sql.length : found;
}
