import { type SQL, sql } from 'drizzle-orm';

/**
 * A value of a prepared question that its plan shall not depend on: else PostgreSQL, which finds the plan for known values
 * cheaper by a little, plans a question by key anew each time, and for longer than it takes to answer. Decision 020.
 */
export const unseen = (value: unknown): SQL => sql`(select ${value})`;

/** The same of an array, to be compared with by \`= any\`. */
export const unseenArray = (value: unknown): SQL => sql`array(select unnest(${value}))`;
