/**
 * Counts combos sold, in all and per order. Every write first locks its counters in id order, so that two orders cannot
 * deadlock; the next query begins after the locks are taken, and sees what others have written.
 */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ClientId, OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { correlated } from '#platform/db/sql-fragments.ts';
import type { ComboId, ComboUses } from '../domain/combo.ts';
import { promotionalComboCounters, promotionalCombos, promotionalComboUses } from './combos.tables.ts';

export interface ComboUse {
  readonly comboId: ComboId;
  /** Combos sold, at least one. */
  readonly quantity: number;
}

const { placeholder } = sql;

const ofClient =
  correlated<number>(sql`coalesce((select sum(${promotionalComboUses.quantity}) from ${promotionalComboUses}
  where ${promotionalComboUses.supplierId} = ${promotionalComboCounters.supplierId} and ${promotionalComboUses.comboId} = ${promotionalComboCounters.comboId}
  and ${promotionalComboUses.clientId} = ${placeholder('clientId')}), 0)`);

const isOneOf = sql`${promotionalComboCounters.comboId} = any(${placeholder('ids')}::uuid[])`;

const selectComboCounts = prepared((db) =>
  db
    .select({ comboId: promotionalComboCounters.comboId, inAll: promotionalComboCounters.used, ofClient })
    .from(promotionalComboCounters)
    .where(and(eq(promotionalComboCounters.supplierId, placeholder('supplierId')), isOneOf))
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
  const rows = await selectComboCounts(db).execute(values);
  return new Map(rows.map((row) => [row.comboId, { inAll: row.inAll, ofClient: Number(row.ofClient) }]));
}

const lockCombos = prepared((db) =>
  db
    .select({ comboId: promotionalComboCounters.comboId })
    .from(promotionalComboCounters)
    .where(and(eq(promotionalComboCounters.supplierId, placeholder('supplierId')), isOneOf))
    .orderBy(asc(promotionalComboCounters.comboId))
    .for('update')
    .prepare('promotional_combos_lock'),
);

const lockCounters = (db: Db, supplierId: SupplierId, ids: readonly ComboId[]): Promise<unknown> =>
  lockCombos(db).execute({ supplierId, ids: `{${ids.join(',')}}` });

const wanted = sql`unnest(${placeholder('ids')}::uuid[], ${placeholder('quantities')}::integer[]) as wanted (combo_id, quantity)`;

const isOver = sql`${promotionalCombos.validUntil} <= ${placeholder('now')}::timestamptz`;

/** The combos of which the wanted quantity may still be sold to this client. */
const allowed = sql`select ${promotionalComboCounters.comboId} as combo_id from ${promotionalComboCounters}
  join ${promotionalCombos} on ${promotionalCombos.supplierId} = ${promotionalComboCounters.supplierId} and ${promotionalCombos.id} = ${promotionalComboCounters.comboId}
  join ${wanted} on wanted.combo_id = ${promotionalComboCounters.comboId}
  where ${promotionalComboCounters.supplierId} = ${placeholder('supplierId')} and ${promotionalCombos.active} and (${isOver}) is not true
  and (${promotionalCombos.useLimit} is null or ${promotionalComboCounters.used} + wanted.quantity <= ${promotionalCombos.useLimit})
  and (${promotionalCombos.useLimitPerClient} is null or ${ofClient} + wanted.quantity <= ${promotionalCombos.useLimitPerClient})`;

const reserveCombo = prepared((db) =>
  db
    .update(promotionalComboCounters)
    .set({ used: sql`${promotionalComboCounters.used} + wanted.quantity` })
    .from(wanted)
    .where(
      and(
        eq(promotionalComboCounters.supplierId, placeholder('supplierId')),
        eq(promotionalComboCounters.comboId, sql`wanted.combo_id`),
        sql`(select count(*) from (${allowed}) as allowed) = cardinality(${placeholder('ids')}::uuid[])`,
      ),
    )
    .returning({ comboId: promotionalComboCounters.comboId })
    .prepare('promotional_combos_claim'),
);

const selectAllowedCombos = prepared((db) =>
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
  const rows = await reserveCombo(db).execute(values);
  if (rows.length === claimed.size) return [];
  const left = new Set((await selectAllowedCombos(db).execute(values)).map(({ comboId }) => comboId));
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
    .insert(promotionalComboUses)
    .values([...claimed].map(([comboId, quantity]) => ({ ...of, comboId, quantity, usedAt: new Date(now) })));
}

/** Returns an order's uses; does nothing if it has none (any more). */
export async function giveUsesBack(db: Db, supplierId: SupplierId, orderNumber: OrderNumber): Promise<void> {
  const ofOrder = and(
    eq(promotionalComboUses.supplierId, supplierId),
    eq(promotionalComboUses.orderNumber, orderNumber),
  );
  const had = await db
    .select({ comboId: promotionalComboUses.comboId })
    .from(promotionalComboUses)
    .where(ofOrder);
  if (had.length === 0) return;
  await lockCounters(
    db,
    supplierId,
    had.map(({ comboId }) => comboId),
  );
  const returned = await db
    .delete(promotionalComboUses)
    .where(ofOrder)
    .returning({ comboId: promotionalComboUses.comboId, quantity: promotionalComboUses.quantity });
  const [ids, quantities] = [returned.map((use) => use.comboId), returned.map((use) => use.quantity)];
  await db
    .update(promotionalComboCounters)
    .set({ used: sql`${promotionalComboCounters.used} - given.quantity` })
    .from(
      sql`unnest(${`{${ids.join(',')}}`}::uuid[], ${`{${quantities.join(',')}}`}::integer[]) as given (combo_id, quantity)`,
    )
    .where(
      and(
        eq(promotionalComboCounters.supplierId, supplierId),
        eq(promotionalComboCounters.comboId, sql`given.combo_id`),
      ),
    );
}
