import { supplierByHost } from '#features/suppliers/server/find-supplier.ts';
import type { Db } from '#platform/db/database.ts';

/** Slug of the shop that this host is locked to; undefined for a shared host. Used by the page server. */
export const shopOfHost = async (db: Db, host: string): Promise<string | undefined> =>
  (await supplierByHost(db, host))?.slug;
