import { type SQL, sql } from 'drizzle-orm';

/**
 * A subquery that refers to the selected row. Drizzle omits table names in a select from one table alone, so an outer column
 * would resolve to the inner table's column of the same name; one nesting level deeper it keeps them.
 */
export const correlated = <T>(query: SQL): SQL<T> => sql<T>`${query}`;
