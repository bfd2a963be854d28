import { and, asc, eq, sql } from 'drizzle-orm';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { charges } from './payments.tables.ts';

export type ChargeRow = typeof charges.$inferSelect;

const { placeholder } = sql;

/** The columns that a new charge sets; the others have defaults. */
export type NewCharge = Pick<
  ChargeRow,
  | 'supplierId'
  | 'id'
  | 'orderNumber'
  | 'methodId'
  | 'kind'
  | 'amount'
  | 'interest'
  | 'instalments'
  | 'status'
  | 'provider'
  | 'operation'
  | 'operationAt'
  | 'pixCode'
  | 'pixTxid'
  | 'expiresAt'
  | 'dueDate'
  | 'mandateId'
  | 'details'
  | 'paidAt'
  | 'createdAt'
>;

// Cast in SQL, because the column's own mapping would fail on null.
const instant = (name: string) => sql`${placeholder(name)}::timestamptz`;

const insertChargeRow = prepared((db) =>
  db
    .insert(charges)
    .values({
      supplierId: placeholder('supplierId'),
      id: placeholder('id'),
      orderNumber: placeholder('orderNumber'),
      methodId: placeholder('methodId'),
      kind: placeholder('kind'),
      amount: placeholder('amount'),
      interest: placeholder('interest'),
      instalments: placeholder('instalments'),
      status: placeholder('status'),
      provider: placeholder('provider'),
      operation: placeholder('operation'),
      operationAt: instant('operationAt'),
      pixCode: placeholder('pixCode'),
      pixTxid: placeholder('pixTxid'),
      expiresAt: instant('expiresAt'),
      dueDate: sql`${placeholder('dueDate')}::date`,
      mandateId: placeholder('mandateId'),
      details: placeholder('details'),
      paidAt: instant('paidAt'),
      createdAt: placeholder('createdAt'),
    })
    .prepare('charges_insert'),
);

export async function insertCharge(db: Db, row: NewCharge): Promise<void> {
  await insertChargeRow(db).execute({ ...row });
}

const selectChargesByOrders = prepared((db) =>
  db
    .select()
    .from(charges)
    .where(
      and(
        eq(charges.supplierId, placeholder('supplierId')),
        sql`${charges.orderNumber} = any(${placeholder('orderNumbers')}::bigint[])`,
      ),
    )
    .orderBy(asc(charges.createdAt), asc(charges.id))
    .prepare('charges_by_orders'),
);

/** Oldest first; at the same time by id (UUIDv7). */
export const chargesOfOrders = (
  db: Db,
  supplierId: SupplierId,
  orderNumbers: readonly OrderNumber[],
): Promise<ChargeRow[]> => selectChargesByOrders(db).execute({ supplierId, orderNumbers: [...orderNumbers] });
