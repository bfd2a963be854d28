/** Payment methods for the panel, inactive ones included. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { PaymentMethodId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { atVersion, nextVersion } from '#platform/db/version.ts';
import type { MethodDraft, PanelMethod } from '../../domain/method-draft.ts';
import { paymentMethods } from './payment-methods.tables.ts';

/** Serialises changes of a supplier's payment methods, because they have a maximum count and an order. Until the transaction ends. */
export const lockMethods = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment methods ${supplierId}`}, 0))`);

/** In the supplier's order. */
export async function allMethods(db: Db, supplierId: SupplierId): Promise<PanelMethod[]> {
  const rows = await db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.supplierId, supplierId))
    .orderBy(asc(paymentMethods.position), asc(paymentMethods.id))
    .limit(500);
  return rows.map(toMethod);
}

export async function insertMethod(
  db: Db,
  supplierId: SupplierId,
  { id, position, ...draft }: MethodDraft & { readonly id: PaymentMethodId; readonly position: number },
): Promise<void> {
  await db.insert(paymentMethods).values({ supplierId, id, position, ...columnsOf(draft) });
}

/** Undefined if the method has another version by now. */
export async function updateMethod(
  db: Db,
  supplierId: SupplierId,
  { id, version, ...draft }: PanelMethod,
): Promise<PanelMethod | undefined> {
  const [row] = await db
    .update(paymentMethods)
    .set({ ...columnsOf(draft), version: nextVersion(paymentMethods) })
    .where(
      and(
        eq(paymentMethods.supplierId, supplierId),
        eq(paymentMethods.id, id),
        atVersion(paymentMethods, version),
      ),
    )
    .returning();
  return row && toMethod(row);
}

/** The position is no part of what a version counts: who edits a method is not disturbed by its order. */
export async function setPositions(
  db: Db,
  supplierId: SupplierId,
  ids: readonly PaymentMethodId[],
): Promise<void> {
  await db
    .update(paymentMethods)
    .set({ position: sql`array_position(${sql.param(ids)}::uuid[], ${paymentMethods.id})` })
    .where(eq(paymentMethods.supplierId, supplierId));
}

const columnsOf = ({
  provider,
  pix,
  card,
  boleto,
  onAccount,
  automaticPix,
  deliveryTypes,
  groups = [],
  ...common
}: MethodDraft) => ({
  ...common,
  deliveryTypes: [...deliveryTypes],
  groups: [...groups],
  provider: provider ?? null,
  pix: pix ?? null,
  settings: { ...defined({ card, boleto, onAccount, automaticPix }) },
});

const toMethod = ({
  supplierId: _,
  position: __,
  pix,
  provider,
  settings,
  ...row
}: typeof paymentMethods.$inferSelect): PanelMethod => ({
  ...row,
  ...defined({
    pix: pix ?? undefined,
    provider: provider ?? undefined,
  }),
  ...settings,
});
