/** Alerts as their clients make, see and cancel them. */
import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { ProductId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import { batchLoader } from '#platform/db/batching/batch-loader.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { AlertKey, AlertOwner, AlertState, ProductAlert } from '../../domain/alerts/product-alert.ts';
import { productAlerts } from './product-alerts.tables.ts';

export const ofOwner = ({ supplierId, clientId }: AlertOwner): SQL | undefined =>
  and(eq(productAlerts.supplierId, supplierId), eq(productAlerts.clientId, clientId));

export const alertColumns = {
  productId: productAlerts.productId,
  kind: productAlerts.kind,
  createdAt: productAlerts.createdAt,
  seenPrice: productAlerts.seenPrice,
  sentAt: productAlerts.sentAt,
  dismissedAt: productAlerts.dismissedAt,
};

type AlertRow = Pick<typeof productAlerts.$inferSelect, keyof typeof alertColumns>;

export const alertOf = (row: AlertRow): ProductAlert => ({
  productId: row.productId,
  kind: row.kind,
  createdAt: row.createdAt.getTime(),
  ...(row.seenPrice === null ? {} : { seenPrice: centavos(row.seenPrice) }),
  ...(row.sentAt === null ? {} : { sentAt: row.sentAt.getTime() }),
  ...(row.dismissedAt === null ? {} : { dismissedAt: row.dismissedAt.getTime() }),
});

interface NewAlert extends AlertKey {
  readonly seenPrice?: Money;
  readonly dueAt: Instant;
}

/** Idempotent under concurrency. An alert that was sent or cancelled waits again. */
export async function saveAlert(
  db: Db,
  owner: AlertOwner,
  { productId, kind, seenPrice, dueAt }: NewAlert,
  now: Instant,
): Promise<void> {
  const wish = { createdAt: new Date(now), seenPrice: seenPrice ?? null, dueAt: new Date(dueAt) };
  const { supplierId, clientId } = owner;
  await db
    .insert(productAlerts)
    .values({ supplierId, clientId, productId, kind, ...wish })
    .onConflictDoUpdate({
      target: [productAlerts.supplierId, productAlerts.productId, productAlerts.clientId, productAlerts.kind],
      set: { ...wish, sentAt: null, mailId: null, dismissedAt: null, cancelledAt: null },
    });
}

/** Idempotent. */
export async function cancelAlert(
  db: Db,
  owner: AlertOwner,
  { productId, kind }: AlertKey,
  now: Instant,
): Promise<void> {
  await db
    .update(productAlerts)
    .set({ cancelledAt: new Date(now), dueAt: null })
    .where(
      and(
        ofOwner(owner),
        eq(productAlerts.productId, productId),
        eq(productAlerts.kind, kind),
        isNull(productAlerts.cancelledAt),
      ),
    );
}

/** Also those whose mail waits to be sent: it is not written any more. */
export async function cancelAllAlerts(db: Db, owner: AlertOwner, now: Instant): Promise<void> {
  await db
    .update(productAlerts)
    .set({ cancelledAt: new Date(now), dueAt: null })
    .where(and(ofOwner(owner), isNull(productAlerts.cancelledAt)));
}

export async function countOpenAlerts(db: Db, owner: AlertOwner): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(productAlerts)
    .where(and(ofOwner(owner), isNull(productAlerts.sentAt), isNull(productAlerts.cancelledAt)));
  return row?.open ?? 0;
}

/** Newest first; cancelled ones are left out. */
export const alertsOf = async (
  db: Db,
  owner: AlertOwner,
  limit: number,
  onlyUnseen: boolean,
): Promise<readonly ProductAlert[]> =>
  (
    await db
      .select(alertColumns)
      .from(productAlerts)
      .where(
        and(
          ofOwner(owner),
          isNull(productAlerts.cancelledAt),
          ...(onlyUnseen ? [isNotNull(productAlerts.sentAt), isNull(productAlerts.dismissedAt)] : []),
        ),
      )
      .orderBy(desc(productAlerts.createdAt), productAlerts.productId, productAlerts.kind)
      .limit(limit)
  ).map(alertOf);

/** Marks sent alerts of these products as seen. */
export async function dismissAlerts(
  db: Db,
  owner: AlertOwner,
  productIds: readonly ProductId[],
  now: Instant,
): Promise<void> {
  await db
    .update(productAlerts)
    .set({ dismissedAt: new Date(now) })
    .where(
      and(
        ofOwner(owner),
        inArray(productAlerts.productId, [...productIds]),
        isNotNull(productAlerts.sentAt),
        isNull(productAlerts.dismissedAt),
      ),
    );
}

const selectAlertsOfProducts = prepared((db) =>
  db
    .select({
      productId: productAlerts.productId,
      clientId: productAlerts.clientId,
      kind: productAlerts.kind,
      sentAt: productAlerts.sentAt,
    })
    .from(productAlerts)
    .where(
      and(
        eq(productAlerts.supplierId, sql.placeholder('supplierId')),
        sql`${productAlerts.productId} = any(${sql.placeholder('productIds')}::uuid[])`,
        sql`${productAlerts.clientId} = any(${sql.placeholder('clientIds')}::uuid[])`,
        isNull(productAlerts.cancelledAt),
        isNull(productAlerts.dismissedAt),
      ),
    )
    .prepare('product_alerts_of_products'),
);

/** By 'product client'. */
const statesByKey = batchLoader<readonly AlertState[]>(async (db, supplierId, keys) => {
  const pairs = keys.map((key) => key.split(' '));
  const [productIds, clientIds] = [0, 1].map((part) => pairs.map((pair) => pair[part]));
  const rows = await selectAlertsOfProducts(db).execute({ supplierId, productIds, clientIds });
  const found = Map.groupBy(rows, ({ productId, clientId }) => `${productId} ${clientId}`);
  return new Map(
    [...found].map(([key, of]) => [key, of.map(({ kind, sentAt }) => ({ kind, isSent: sentAt !== null }))]),
  );
});

/** The alerts of this product that the client has neither cancelled nor dismissed. */
export async function alertStatesOf(
  db: Db,
  { supplierId, clientId }: AlertOwner,
  productId: ProductId,
): Promise<readonly AlertState[]> {
  const key = `${productId} ${clientId}`;
  return (await statesByKey(db, supplierId, [key])).get(key) ?? [];
}
