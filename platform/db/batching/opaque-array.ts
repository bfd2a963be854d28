import { type SQL, sql } from 'drizzle-orm';

/**
 * An array, compared with by `= any`, that its question's plan shall not depend on: else PostgreSQL, which finds the plan
 * for known values cheaper by a little, plans a question by key anew each time, and for longer than it takes to answer. Decision 020.
 */
export const opaqueArray = (value: unknown): SQL => sql`array(select unnest(${value}))`;
