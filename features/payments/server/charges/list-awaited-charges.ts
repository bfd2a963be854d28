import { staffMay } from '#features/accounts/domain/staff-may.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import type { PageRange } from '#kernel/page.ts';
import type { StaffContext } from '#platform/db/context.ts';
import type { AwaitedCharge, AwaitedFilter } from '../../domain/charges/awaited-charge.ts';
import { overdueBefore } from '../../domain/title-filter.ts';
import type { OrderHooks } from '../providers/payment-gateways.ts';
import { awaitedCharges } from '../store/awaited-charges.store.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { methodNames } from '../store/payment-method.store.ts';
import { withEvents } from './charge-details.ts';

/** Pix and boletos that the shop receives itself and has not confirmed, a page of them. */
export async function listAwaitedCharges(
  context: StaffContext,
  orders: OrderHooks,
  filter: AwaitedFilter,
  page: PageRange,
): Promise<{ readonly charges: readonly AwaitedCharge[]; readonly total: number }> {
  const { db, supplier, actor, now } = context;
  const firstOnTime = overdueBefore(todayOf(context));
  const search = { ...filter, now, overdueBefore: firstOnTime };
  const { rows, total } = await awaitedCharges(db, supplier.id, search, page);
  if (rows.length === 0) return { charges: [], total };
  const names = await methodNames(
    db,
    supplier.id,
    rows.map(({ methodId }) => methodId),
  );
  const payers = staffMay(actor.standing, 'orders:read')
    ? await orders.clientsOf(
        context,
        rows.map(({ orderNumber }) => orderNumber),
      )
    : new Map<number, never>();
  const isLate = ({ status, expiresAt, dueDate }: ChargeRow): boolean =>
    status === 'pending' &&
    ((expiresAt !== null && expiresAt.getTime() < now) || (dueDate !== null && dueDate < firstOnTime));
  const records = await withEvents(context, rows);
  const charges = rows.flatMap((row, index) => {
    const record = records[index];
    if (record === undefined) return [];
    return {
      ...record,
      methodName: names.get(row.methodId) ?? '',
      late: isLate(row),
      ...defined({
        client: payers.get(row.orderNumber),
        expiresAt: row.expiresAt?.getTime(),
        dueOn: row.dueDate ?? undefined,
      }),
    };
  });
  return { charges, total };
}
