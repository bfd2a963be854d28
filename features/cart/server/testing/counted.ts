import { type Database, openDatabase } from '#platform/db/database.ts';
import { watchTenants } from '#platform/testing/tenant-tripwire.ts';

/** The same database through one connection that records its SQL. To be closed. */
export function counted(url: string): Database & { readonly asked: string[] } {
  const asked: string[] = [];
  const database = openDatabase(url, {
    max: 1,
    onQuery: (sql) => {
      watchTenants(sql);
      asked.push(sql);
    },
  });
  return { ...database, asked };
}
