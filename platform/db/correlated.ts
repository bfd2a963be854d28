import { type SQL, sql } from 'drizzle-orm';

/**
 * A subquery about the row that is selected. Drizzle leaves the tables' names out of what is selected from one table alone, so that
 * an outer column would be taken for the inner table's of the same name; one level deeper they stay.
 */
export const correlated = <T>(query: SQL): SQL<T> => sql<T>`${query}`;
