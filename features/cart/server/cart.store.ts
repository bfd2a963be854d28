/** One cart a client and supplier. Whoever writes its lines first writes this row, which makes writers wait. */
import { and, eq, sql } from 'drizzle-orm';
import type { ClientId, PaymentMethodId, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { carts } from './cart.tables.ts';

export interface CartOwner {
  readonly supplierId: SupplierId;
  readonly clientId: ClientId;
}

const { placeholder } = sql;

const ofOwner = and(
  eq(carts.supplierId, placeholder('supplierId')),
  eq(carts.clientId, placeholder('clientId')),
);

const head = prepared((db) =>
  db
    .select({ version: carts.version, seenPaymentMethodId: carts.seenPaymentMethodId })
    .from(carts)
    .where(ofOwner)
    .prepare('carts_head'),
);

const nextVersion = prepared((db) =>
  db
    .insert(carts)
    .values({
      supplierId: placeholder('supplierId'),
      clientId: placeholder('clientId'),
      version: 1,
      seenPaymentMethodId: placeholder('paymentMethodId'),
      updatedAt: placeholder('now'),
    })
    .onConflictDoUpdate({
      target: [carts.supplierId, carts.clientId],
      set: {
        version: sql`${carts.version} + 1`,
        seenPaymentMethodId: sql`excluded.seen_payment_method_id`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: sql`${placeholder('seen')}::integer is null or ${carts.version} = ${placeholder('seen')}`,
    })
    .returning({ version: carts.version })
    .prepare('carts_next_version'),
);

export interface CartHead {
  readonly version: number;
  readonly seenPaymentMethodId: PaymentMethodId | null;
}

/** Undefined before the first save. */
export const cartHead = async (db: Db, owner: CartOwner): Promise<CartHead | undefined> =>
  (await head(db).execute({ ...owner }))[0];

/**
 * Locks the cart for this transaction and gives its new version; undefined when it is no longer the version that
 * the writer saw.
 */
export async function lockCart(
  db: Db,
  owner: CartOwner,
  write: { readonly now: Instant; readonly paymentMethodId?: PaymentMethodId; readonly seen?: number },
): Promise<number | undefined> {
  const { now, paymentMethodId = null, seen = null } = write;
  const values = { ...owner, now: new Date(now), paymentMethodId, seen };
  return (await nextVersion(db).execute(values))[0]?.version;
}
