import { and, asc, eq } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { charges } from '../store/payments.tables.ts';

/** What is, or was, collected under a mandate, oldest first. */
export const chargesOfMandate = (db: Db, supplierId: SupplierId, mandateId: string): Promise<ChargeRow[]> =>
  db
    .select()
    .from(charges)
    .where(and(eq(charges.supplierId, supplierId), eq(charges.mandateId, mandateId)))
    .orderBy(asc(charges.createdAt), asc(charges.id));
