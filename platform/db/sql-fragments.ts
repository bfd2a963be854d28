import { type SQL, sql } from 'drizzle-orm';

/**
 * A subquery that refers to the selected row. Drizzle omits table names in a select from one table alone, so an outer column
 * would resolve to the inner table's column of the same name; one nesting level deeper it keeps them.
 */
export const correlated = <T>(query: SQL): SQL<T> => sql<T>`${query}`;

/**
 * An array parameter for `= any(…)` that the planner cannot look into. Else PostgreSQL, which finds the custom plan a little cheaper,
 * plans a query by key again each time, and that takes longer than running it. Decision 020.
 */
export const opaqueArray = (value: unknown): SQL => sql`array(select unnest(${value}))`;

/** LIKE patterns of a person's text, in which `%`, `_` and `\` stand for themselves. */
export const containing = (text: string): string => `%${literal(text)}%`;
export const startingWith = (text: string): string => `${literal(text)}%`;

const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
