import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { watchTenants } from '#platform/testing/tenant-tripwire.ts';

/** The same database through one connection that records its SQL. To be closed. */
export function counted(url: string): Database & { readonly queries: string[] } {
  const queries: string[] = [];
  const database = openDatabase(url, {
    max: 1,
    onQuery: (sql) => {
      watchTenants(sql);
      queries.push(sql);
    },
  });
  return { ...database, queries };
}
