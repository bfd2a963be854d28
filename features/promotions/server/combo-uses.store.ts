/**
 * Counts combos sold, in all and per order. Every write first locks its counters in id order, so that two orders cannot
 * deadlock; the next query begins after the locks are taken, and sees what others have written.
 */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ClientId, OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { correlated } from '#platform/db/correlated.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { ComboId, ComboUses } from '../domain/combo.ts';
import {
  promotionalCombos as combos,
  promotionalComboCounters as counters,
  promotionalComboUses as uses,
} from './combos.tables.ts';

export interface ComboUse {
  readonly comboId: ComboId;
  /** One or more. */
  readonly quantity: number;
}

const { placeholder } = sql;

const ofClient = correlated<number>(sql`coalesce((select sum(${uses.quantity}) from ${uses}
  where ${uses.supplierId} = ${counters.supplierId} and ${uses.comboId} = ${counters.comboId}
  and ${uses.clientId} = ${placeholder('clientId')}), 0)`);

const isOneOf = sql`${counters.comboId} = any(${placeholder('ids')}::uuid[])`;

const counted = prepared((db) =>
  db
    .select({ comboId: counters.comboId, inAll: counters.used, ofClient })
    .from(counters)
    .where(and(eq(counters.supplierId, placeholder('supplierId')), isOneOf))
    .prepare('promotional_combos_sold'),
);

/** Number sold of each, in all and to this client; 0 for visitors. */
export async function comboUses(
  db: Db,
  supplierId: SupplierId,
  ids: readonly ComboId[],
  clientId: ClientId | undefined,
): Promise<ReadonlyMap<ComboId, ComboUses>> {
  const values = { supplierId, ids: `{${ids.join(',')}}`, clientId: clientId ?? null };
  const rows = await counted(db).execute(values);
  return new Map(rows.map((row) => [row.comboId, { inAll: row.inAll, ofClient: Number(row.ofClient) }]));
}

const locking = prepared((db) =>
  db
    .select({ comboId: counters.comboId })
    .from(counters)
    .where(and(eq(counters.supplierId, placeholder('supplierId')), isOneOf))
    .orderBy(asc(counters.comboId))
    .for('update')
    .prepare('promotional_combos_lock'),
);

const lockCounters = (db: Db, supplierId: SupplierId, ids: readonly ComboId[]): Promise<unknown> =>
  locking(db).execute({ supplierId, ids: `{${ids.join(',')}}` });

const wanted = sql`unnest(${placeholder('ids')}::uuid[], ${placeholder('quantities')}::integer[]) as wanted (combo_id, quantity)`;

const isOver = sql`${combos.validUntil} <= ${placeholder('now')}::timestamptz`;

/** The combos of which the wanted quantity may still be sold to this client. */
const allowed = sql`select ${counters.comboId} as combo_id from ${counters}
  join ${combos} on ${combos.supplierId} = ${counters.supplierId} and ${combos.id} = ${counters.comboId}
  join ${wanted} on wanted.combo_id = ${counters.comboId}
  where ${counters.supplierId} = ${placeholder('supplierId')} and ${combos.active} and (${isOver}) is not true
  and (${combos.useLimit} is null or ${counters.used} + wanted.quantity <= ${combos.useLimit})
  and (${combos.useLimitPerClient} is null or ${ofClient} + wanted.quantity <= ${combos.useLimitPerClient})`;

const claiming = prepared((db) =>
  db
    .update(counters)
    .set({ used: sql`${counters.used} + wanted.quantity` })
    .from(wanted)
    .where(
      and(
        eq(counters.supplierId, placeholder('supplierId')),
        eq(counters.comboId, sql`wanted.combo_id`),
        sql`(select count(*) from (${allowed}) as allowed) = cardinality(${placeholder('ids')}::uuid[])`,
      ),
    )
    .returning({ comboId: counters.comboId })
    .prepare('promotional_combos_claim'),
);

const stillAllowed = prepared((db) =>
  db
    .select({ comboId: sql<ComboId>`allowed.combo_id` })
    .from(sql`(${allowed}) as allowed`)
    .prepare('promotional_combos_allowed'),
);

/** Claims all of these or none. Returns the combos with too few left. */
export async function claimUses(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  claimed: ReadonlyMap<ComboId, number>,
  now: Instant,
): Promise<readonly ComboId[]> {
  const ids = [...claimed.keys()];
  await lockCounters(db, supplierId, ids);
  const values = {
    supplierId,
    clientId,
    ids: `{${ids.join(',')}}`,
    quantities: `{${[...claimed.values()].join(',')}}`,
    now: new Date(now),
  };
  const rows = await claiming(db).execute(values);
  if (rows.length === claimed.size) return [];
  const left = new Set((await stillAllowed(db).execute(values)).map(({ comboId }) => comboId));
  return ids.filter((id) => !left.has(id));
}

export async function addUses(
  db: Db,
  order: {
    readonly supplierId: SupplierId;
    readonly orderNumber: OrderNumber;
    readonly clientId: ClientId;
    readonly now: Instant;
  },
  claimed: ReadonlyMap<ComboId, number>,
): Promise<void> {
  const { now, ...of } = order;
  await db
    .insert(uses)
    .values([...claimed].map(([comboId, quantity]) => ({ ...of, comboId, quantity, usedAt: new Date(now) })));
}

/** Returns an order's uses; does nothing if it has none (any more). */
export async function giveUsesBack(db: Db, supplierId: SupplierId, orderNumber: OrderNumber): Promise<void> {
  const ofOrder = and(eq(uses.supplierId, supplierId), eq(uses.orderNumber, orderNumber));
  const had = await db.select({ comboId: uses.comboId }).from(uses).where(ofOrder);
  if (had.length === 0) return;
  await lockCounters(
    db,
    supplierId,
    had.map(({ comboId }) => comboId),
  );
  const returned = await db
    .delete(uses)
    .where(ofOrder)
    .returning({ comboId: uses.comboId, quantity: uses.quantity });
  const [ids, quantities] = [returned.map((use) => use.comboId), returned.map((use) => use.quantity)];
  await db
    .update(counters)
    .set({ used: sql`${counters.used} - given.quantity` })
    .from(
      sql`unnest(${`{${ids.join(',')}}`}::uuid[], ${`{${quantities.join(',')}}`}::integer[]) as given (combo_id, quantity)`,
    )
    .where(and(eq(counters.supplierId, supplierId), eq(counters.comboId, sql`given.combo_id`)));
}
