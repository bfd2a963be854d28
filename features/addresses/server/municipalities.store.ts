import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import type { Municipality } from '../domain/address.ts';
import { municipalities } from './municipalities.tables.ts';

export async function municipalitiesOf(db: Db, state: string): Promise<Municipality[]> {
  const rows = await db
    .select()
    .from(municipalities)
    .where(eq(municipalities.state, state))
    .orderBy(asc(municipalities.name));
  return rows.map(toMunicipality);
}

export async function capitalOf(db: Db, state: string): Promise<Municipality | undefined> {
  const [row] = await db
    .select()
    .from(municipalities)
    .where(and(eq(municipalities.state, state), eq(municipalities.capital, true)))
    .limit(1);
  return row === undefined ? undefined : toMunicipality(row);
}

/** Inserts or updates by IBGE code. */
export async function putMunicipalities(db: Db, rows: readonly Municipality[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(municipalities)
    .values(rows.map(({ position, ...row }) => ({ ...row, ...position })))
    .onConflictDoUpdate({
      target: municipalities.code,
      set: {
        name: sql`excluded.name`,
        state: sql`excluded.state`,
        latitude: sql`excluded.latitude`,
        longitude: sql`excluded.longitude`,
        capital: sql`excluded.is_capital`,
      },
    });
}

const toMunicipality = ({
  latitude,
  longitude,
  ...row
}: typeof municipalities.$inferSelect): Municipality => ({ ...row, position: { latitude, longitude } });
