import { supplierByHost } from '#features/suppliers/server/public.ts';
import type { Db } from '#platform/db/database.ts';

/** For the page server: the slug of the shop that this host is locked to. */
export const shopOfHost = async (db: Db, host: string): Promise<string | undefined> =>
  (await supplierByHost(db, host))?.slug;
