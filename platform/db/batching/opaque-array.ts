import { type SQL, sql } from 'drizzle-orm';

/**
 * An array parameter for `= any(…)` that the planner cannot look into. Else PostgreSQL, which finds the custom plan a little cheaper,
 * plans a query by key again each time, and that takes longer than running it. Decision 020.
 */
export const opaqueArray = (value: unknown): SQL => sql`array(select unnest(${value}))`;
