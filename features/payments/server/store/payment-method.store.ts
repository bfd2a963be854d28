import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PaymentMethodId, SupplierId } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { nextVersion } from '#platform/db/version.ts';
import { paymentMethods } from './payment-methods.tables.ts';

export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

const selectActiveMethods = prepared((db) =>
  db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.supplierId, sql.placeholder('supplierId')), paymentMethods.active))
    .orderBy(asc(paymentMethods.position), asc(paymentMethods.id))
    .limit(50)
    .prepare('payment_methods_active'),
);

const selectActiveMethod = prepared((db) =>
  db
    .select()
    .from(paymentMethods)
    .where(
      and(
        eq(paymentMethods.supplierId, sql.placeholder('supplierId')),
        eq(paymentMethods.id, sql.placeholder('id')),
        paymentMethods.active,
      ),
    )
    .prepare('payment_methods_active_by_id'),
);

/** In the supplier's order. */
export const activeMethods = cachedQuery(
  'payment_methods',
  (db: Db, supplierId: SupplierId): Promise<readonly PaymentMethodRow[]> =>
    selectActiveMethods(db).execute({ supplierId }),
);

export const activeMethod = cachedQuery(
  'payment_method',
  async (db: Db, supplierId: SupplierId, id: string): Promise<PaymentMethodRow | undefined> =>
    (await selectActiveMethod(db).execute({ supplierId, id }))[0],
);

/** Also an inactive one: existing charges go on with it. */
export const methodById = async (
  db: Db,
  supplierId: SupplierId,
  id: PaymentMethodId,
): Promise<PaymentMethodRow | undefined> =>
  (
    await db
      .select()
      .from(paymentMethods)
      .where(and(eq(paymentMethods.supplierId, supplierId), eq(paymentMethods.id, id)))
  )[0];

/** Names of payment methods, also inactive ones. */
export async function methodNames(
  db: Db,
  supplierId: SupplierId,
  ids: readonly PaymentMethodId[],
): Promise<ReadonlyMap<PaymentMethodId, string>> {
  const rows = await db
    .select({ id: paymentMethods.id, name: paymentMethods.name })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.supplierId, supplierId), inArray(paymentMethods.id, [...new Set(ids)])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const methodByName = async (
  db: Db,
  supplierId: SupplierId,
  name: string,
): Promise<PaymentMethodRow | undefined> =>
  (
    await db
      .select()
      .from(paymentMethods)
      .where(and(eq(paymentMethods.supplierId, supplierId), eq(paymentMethods.name, name)))
  )[0];

/** Inserts the method, or updates the supplier's method of the same name. Returns its id. */
export async function putMethod(db: Db, row: typeof paymentMethods.$inferInsert): Promise<PaymentMethodId> {
  const { supplierId: _, id: __, name: ___, ...columns } = row;
  const [saved] = await db
    .insert(paymentMethods)
    .values(row)
    .onConflictDoUpdate({
      target: [paymentMethods.supplierId, paymentMethods.name],
      set: { ...columns, version: nextVersion(paymentMethods) },
    })
    .returning({ id: paymentMethods.id });
  if (saved === undefined) throw new Error(`the payment method ${row.name} was not saved`);
  return saved.id;
}
