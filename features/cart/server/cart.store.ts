/** One cart per client and supplier. Its lines are in its one row, which writers lock. */
import { and, eq, sql } from 'drizzle-orm';
import type { ClientId, StaffId, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { CartLine } from '../domain/cart.ts';
import type { CartLock } from '../domain/cart-lock.ts';
import type { CartTexts } from '../domain/cart-texts.ts';
import { carts } from './cart.tables.ts';
import { type SeenOn, seenTerms } from './seen-terms.ts';

export interface CartOwner {
  readonly supplierId: SupplierId;
  readonly clientId: ClientId;
}

const { placeholder } = sql;

export const cartOfOwner = and(
  eq(carts.supplierId, placeholder('supplierId')),
  eq(carts.clientId, placeholder('clientId')),
);

export const headColumns = {
  version: carts.version,
  note: carts.note,
  customerOrderNumber: carts.customerOrderNumber,
  subscriptionTypeId: carts.subscriptionTypeId,
  seenTerms: carts.seenTerms,
  lockedAt: carts.lockedAt,
  attendant: carts.attendant,
  lockReason: carts.lockReason,
};

const head = prepared((db) => db.select(headColumns).from(carts).where(cartOfOwner).prepare('carts_head'));

const held = prepared((db) =>
  db.select(headColumns).from(carts).where(cartOfOwner).for('update').prepare('carts_held'),
);

const nextVersion = prepared((db) =>
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
      subscriptionTypeId: carts.subscriptionTypeId,
    })
    .prepare('carts_next_version'),
);

export interface CartHead {
  readonly version: number;
  readonly texts: CartTexts;
  /** It was offered when it was chosen, and may not be any more. */
  readonly subscriptionTypeId: string | null;
  readonly seenTerms: string;
  readonly lock?: CartLock;
}

const KEPT_OF_LINES: readonly (keyof CartLine)[] = [
  'productId',
  'combo',
  'quantity',
  'giftWrap',
  'seenPrice',
];

/** The lines as stored in JSON: only the stored fields. */
export const linesText = (lines: readonly CartLine[]): string => JSON.stringify(lines, [...KEPT_OF_LINES]);

/** Undefined before the first save. */
export const cartHead = async (db: Db, owner: CartOwner): Promise<CartHead | undefined> =>
  (await head(db).execute({ ...owner })).map(toHead)[0];

/** Like `cartHead`, but locks the row: until the transaction ends nobody else writes this cart or locks it. */
export const holdCart = async (db: Db, owner: CartOwner): Promise<CartHead | undefined> =>
  (await held(db).execute({ ...owner })).map(toHead)[0];

type HeadRow = Pick<typeof carts.$inferSelect, keyof typeof headColumns>;

export const toHead = ({ lockedAt, attendant, lockReason, ...row }: HeadRow): CartHead => ({
  version: row.version,
  texts: { note: row.note, customerOrderNumber: row.customerOrderNumber },
  subscriptionTypeId: row.subscriptionTypeId,
  seenTerms: row.seenTerms,
  ...(lockedAt === null ? {} : { lock: { attendant, reason: lockReason, since: lockedAt.getTime() } }),
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
  readonly terms?: SeenOn;
  /** Null for a single purchase; when absent it stays. */
  readonly subscriptionTypeId?: string | null;
  /** The write fails unless the stored type is this one, null for a single purchase. The type stays. */
  readonly onlyInType?: string | null;
  /** The version that the writer saw; the write fails if it is outdated. */
  readonly seen?: number;
  /** By an attendant, or by the client who unlocks the cart: an attendant's lock does not stop the write. */
  readonly attended?: boolean;
  /** Absent texts stay. */
  readonly texts?: Partial<CartTexts>;
}

export type WrittenCart = Pick<CartHead, 'version' | 'texts'>;

/** Includes the subscription type after the write. */
export type LockedCart = WrittenCart & Pick<CartHead, 'subscriptionTypeId'>;

/**
 * Inserts or updates the cart's row, which stays locked for the transaction, and returns it with its new version. Undefined, with
 * nothing written, when the version that the writer saw is outdated, an attendant locked the cart, or its subscription type is
 * another.
 */
export async function lockCart(db: Db, owner: CartOwner, write: CartWrite): Promise<LockedCart | undefined> {
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
    lines: lines === undefined ? null : linesText(lines),
    seenTerms: terms === undefined ? null : seenTerms(terms),
    subscriptionTypeId: subscriptionTypeId ?? onlyInType ?? null,
    keepsType: subscriptionTypeId === undefined,
    onlyInType: onlyInType !== undefined,
    seen,
    attended,
    note,
    customerOrderNumber,
  };
  const [written] = await nextVersion(db).execute(values);
  return written === undefined ? undefined : toLocked(written);
}

/** Resets the cart to a single purchase. The cart's row must be locked for the transaction. */
export async function dropSubscriptionType(db: Db, { supplierId, clientId }: CartOwner): Promise<void> {
  await db
    .update(carts)
    .set({ subscriptionTypeId: null })
    .where(and(eq(carts.supplierId, supplierId), eq(carts.clientId, clientId)));
}

const toLocked = ({
  version,
  subscriptionTypeId,
  ...texts
}: { readonly version: number; readonly subscriptionTypeId: string | null } & CartTexts): LockedCart => ({
  version,
  subscriptionTypeId,
  texts,
});
