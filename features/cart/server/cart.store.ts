/** One cart per client and supplier. Its lines are a column of its one row (decision 027), which writers lock. */
import { and, eq, sql } from 'drizzle-orm';
import type { ClientId, StaffId, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { CartLine } from '../domain/cart.ts';
import { type SeenOn, seenTerms } from '../domain/merge/seen-prices.ts';
import type { CartLock, CartTexts } from '../domain/saved-cart.ts';
import { carts } from './cart.tables.ts';

export interface CartOwner {
  readonly supplierId: SupplierId;
  readonly clientId: ClientId;
}

const { placeholder } = sql;

const cartOfOwner = and(
  eq(carts.supplierId, placeholder('supplierId')),
  eq(carts.clientId, placeholder('clientId')),
);

const headColumns = {
  version: carts.version,
  note: carts.note,
  customerOrderNumber: carts.customerOrderNumber,
  subscriptionTypeId: carts.subscriptionTypeId,
  seenTerms: carts.seenTerms,
  lockedAt: carts.lockedAt,
  attendant: carts.attendant,
  lockReason: carts.lockReason,
};

const storedColumns = { ...headColumns, lines: carts.lines };

const head = prepared((db) => db.select(headColumns).from(carts).where(cartOfOwner).prepare('carts_head'));

const stored = prepared((db) =>
  db.select(storedColumns).from(carts).where(cartOfOwner).prepare('carts_stored'),
);

const locked = prepared((db) =>
  db.select(storedColumns).from(carts).where(cartOfOwner).for('update').prepare('carts_locked'),
);

const upsert = prepared((db) =>
  db
    .insert(carts)
    .values({
      supplierId: placeholder('supplierId'),
      clientId: placeholder('clientId'),
      version: 1,
      lines: sql`coalesce(${placeholder('lines')}::jsonb, '[]')`,
      note: sql`coalesce(${placeholder('note')}::text, '')`,
      customerOrderNumber: sql`coalesce(${placeholder('customerOrderNumber')}::text, '')`,
      subscriptionTypeId: sql`${placeholder('subscriptionTypeId')}::uuid`,
      seenTerms: sql`coalesce(${placeholder('seenTerms')}::text, '//')`,
      updatedAt: placeholder('now'),
    })
    .onConflictDoUpdate({
      target: [carts.supplierId, carts.clientId],
      set: {
        version: sql`${carts.version} + 1`,
        lines: sql`coalesce(${placeholder('lines')}::jsonb, ${carts.lines})`,
        note: sql`coalesce(${placeholder('note')}::text, ${carts.note})`,
        customerOrderNumber: sql`coalesce(${placeholder('customerOrderNumber')}::text, ${carts.customerOrderNumber})`,
        subscriptionTypeId: sql`case when ${placeholder('keepsType')}::boolean then ${carts.subscriptionTypeId}
          else excluded.subscription_type_id end`,
        seenTerms: sql`coalesce(${placeholder('seenTerms')}::text, ${carts.seenTerms})`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: sql`(${placeholder('seen')}::integer is null or ${carts.version} = ${placeholder('seen')})
        and (${placeholder('attended')}::boolean or ${carts.lockedAt} is null)
        and (not ${placeholder('onlyInType')}::boolean or ${carts.subscriptionTypeId} is not distinct from excluded.subscription_type_id)`,
    })
    .returning({
      version: carts.version,
      note: carts.note,
      customerOrderNumber: carts.customerOrderNumber,
    })
    .prepare('carts_upsert'),
);

export interface CartHead {
  /** 0 until the first write: see `lockOrInsertCart`. */
  readonly version: number;
  readonly texts: CartTexts;
  /** It was offered when it was chosen, and may not be any more. */
  readonly subscriptionTypeId: string | null;
  readonly seenTerms: string;
  readonly lock?: CartLock;
}

export interface StoredCart extends CartHead {
  readonly lines: readonly CartLine[];
}

/** Undefined before the first save. */
export const cartHead = async (db: Db, owner: CartOwner): Promise<CartHead | undefined> =>
  (await head(db).execute({ ...owner })).map(toHead)[0];

/** The cart with its lines, in one query. Undefined before the first save. */
export const storedCart = async (db: Db, owner: CartOwner): Promise<StoredCart | undefined> =>
  (await stored(db).execute({ ...owner })).map(toStored)[0];

/** Like `storedCart`, but locks the row: until the transaction ends nobody else writes this cart or locks it. */
export const lockCart = async (db: Db, owner: CartOwner): Promise<StoredCart | undefined> =>
  (await locked(db).execute({ ...owner })).map(toStored)[0];

/** Like `lockCart`, but inserts an empty cart of version 0 if there is none, so that first saves wait for each other, too. */
export async function lockOrInsertCart(db: Db, owner: CartOwner, now: Instant): Promise<StoredCart> {
  const found = await lockCart(db, owner);
  if (found !== undefined) return found;
  // The update changes nothing: it locks the row if another first save was faster.
  await db
    .insert(carts)
    .values({ ...owner, updatedAt: new Date(now) })
    .onConflictDoUpdate({
      target: [carts.supplierId, carts.clientId],
      set: { version: sql`${carts.version}` },
    });
  const inserted = await lockCart(db, owner);
  if (inserted === undefined) throw new Error('a cart that was just inserted is not there');
  return inserted;
}

type HeadRow = Pick<typeof carts.$inferSelect, keyof typeof headColumns>;

const toHead = ({ lockedAt, attendant, lockReason, ...row }: HeadRow): CartHead => ({
  version: row.version,
  texts: { note: row.note, customerOrderNumber: row.customerOrderNumber },
  subscriptionTypeId: row.subscriptionTypeId,
  seenTerms: row.seenTerms,
  ...(lockedAt === null ? {} : { lock: { attendant, reason: lockReason, since: lockedAt.getTime() } }),
});

const toStored = ({ lines, ...row }: HeadRow & Pick<StoredCart, 'lines'>): StoredCart => ({
  ...toHead(row),
  lines,
});

/** Sets or removes an attendant's lock. The cart's row must be locked for the transaction. */
export async function setLock(
  db: Db,
  { supplierId, clientId }: CartOwner,
  lock?: {
    readonly staffId: StaffId;
    readonly attendant: string;
    readonly reason: string;
    readonly now: Instant;
  },
): Promise<void> {
  await db
    .update(carts)
    .set({
      lockedAt: lock === undefined ? null : new Date(lock.now),
      lockedBy: lock?.staffId ?? null,
      attendant: lock?.attendant ?? '',
      lockReason: lock?.reason ?? '',
    })
    .where(and(eq(carts.supplierId, supplierId), eq(carts.clientId, clientId)));
}

/** A write to a cart. Every field but `now` is optional. */
export interface CartWrite {
  readonly now: Instant;
  /** Replaces all lines; when absent they stay. */
  readonly lines?: readonly CartLine[];
  /** The terms under which the lines' prices were seen; when absent they stay. */
  readonly terms?: SeenOn | undefined;
  /** Null for a single purchase; when absent it stays. */
  readonly subscriptionTypeId?: string | null;
  /** The write fails unless the stored type is this one, null for a single purchase. The type stays. */
  readonly onlyInType?: string | null;
  /** The version that the writer saw; the write fails if it is outdated. */
  readonly seen?: number | undefined;
  /** By an attendant, or by the client who unlocks the cart: an attendant's lock does not stop the write. */
  readonly attended?: boolean;
  /** Absent texts stay. */
  readonly texts?: Partial<CartTexts> | undefined;
}

export type WrittenCart = Pick<CartHead, 'version' | 'texts'>;

const STORED_OF_LINES: readonly (keyof CartLine)[] = [
  'productId',
  'combo',
  'quantity',
  'giftWrap',
  'seenPrice',
];

/**
 * Inserts or updates the cart's row, and returns what it contains then with its new version. Undefined, with nothing written, when
 * the version that the writer saw is outdated, an attendant locked the cart, or its subscription type is another.
 */
export async function writeCart(
  db: Db,
  owner: CartOwner,
  write: CartWrite,
): Promise<WrittenCart | undefined> {
  const {
    now,
    lines,
    terms,
    subscriptionTypeId,
    onlyInType,
    seen = null,
    attended = false,
    texts = {},
  } = write;
  const { note = null, customerOrderNumber = null } = texts;
  const values = {
    ...owner,
    now: new Date(now),
    lines: lines === undefined ? null : JSON.stringify(lines, [...STORED_OF_LINES]),
    seenTerms: terms === undefined ? null : seenTerms(terms),
    subscriptionTypeId: subscriptionTypeId ?? onlyInType ?? null,
    keepsType: subscriptionTypeId === undefined,
    onlyInType: onlyInType !== undefined,
    seen,
    attended,
    note,
    customerOrderNumber,
  };
  const [written] = await upsert(db).execute(values);
  if (written === undefined) return undefined;
  const { version, ...writtenTexts } = written;
  return { version, texts: writtenTexts };
}
