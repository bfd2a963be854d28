/**
 * The money of goods that came back. It goes back where the order is paid, and is taken off what is still to be paid otherwise. The
 * order's row must be locked by all that write here, and its charges are locked next (decision 028).
 */
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import type { ChargeStatus } from '../../domain/charges/charge-status.ts';
import { isOpen } from '../../domain/charges/charge-status.ts';
import { type ChargeRow, chargesOfOrders } from '../store/charge.store.ts';
import { lockCharges, moveCharge, updateCharge } from '../store/charge-moves.store.ts';
import { closeTitle, lowerTitle, type TitleRecord, titlesOfCharges } from '../store/titles.store.ts';
import { countingOf } from './charges-of.ts';
import { voidCharge } from './void-charge.ts';

/** A charge as far as returns depend on it. */
export interface ReturnCharge {
  readonly id: string;
  readonly status: ChargeStatus;
  /** What was received, or is still to be paid. */
  readonly due: Money;
  readonly refunded: Money;
  /** What is about to be refunded. */
  readonly toRefund: Money;
  /** The shop itself received the money, and gives it back itself. */
  readonly byShop: boolean;
  /** Its provider moves its money at this moment: nothing else may be asked of it. */
  readonly isBusy: boolean;
}

export interface ReturnCharges {
  readonly all: readonly ReturnCharge[];
  /** The one by which the order is paid. */
  readonly counting?: ReturnCharge;
}

export const returnChargesOf = async (
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
): Promise<ReturnCharges> => read(await chargesOfOrders(db, supplierId, [number]));

function read(rows: readonly ChargeRow[]): ReturnCharges {
  const all = rows.map(returnCharge);
  const counting = all.find(({ id }) => id === countingOf(rows)?.id);
  return counting === undefined ? { all } : { all, counting };
}

const returnCharge = (row: ChargeRow): ReturnCharge => ({
  id: row.id,
  status: row.status,
  due: centavos(dueOf(row)),
  refunded: centavos(row.refunded),
  toRefund: centavos(row.operation === 'refund' ? row.operationAmount : 0),
  byShop: row.provider === null,
  isBusy: row.provider !== null && row.operation !== null && row.operation !== 'watch',
});

function dueOf({ status, amount, captured }: ChargeRow): number {
  if (status === 'paid' || status === 'refunded') return captured;
  return isOpen(status) ? amount : 0;
}

/** Refunds until so much of the charge has gone back; a charge that is not paid is left as it is. */
export async function refundUntil(
  { db, supplier, now }: Context,
  number: OrderNumber,
  chargeId: string,
  until: Money,
): Promise<void> {
  const charge = (await lockCharges(db, supplier.id, number)).find(({ id }) => id === chargeId);
  if (charge?.status !== 'paid') return;
  const wanted = Math.min(until, charge.captured) - charge.refunded;
  if (wanted <= 0) return;
  await updateCharge(db, charge, {
    operation: 'refund',
    operationAmount: wanted,
    operationTries: 0,
    // Nobody but the shop itself can give back what it received itself.
    operationAt: charge.provider === null ? null : new Date(now),
  });
}

/**
 * Takes the amount off what the client has still to pay to the shop itself; false where that is not possible: the charge is paid, a
 * provider moves its money, or a boleto with the former amount is in the client's hands. Nothing is changed then.
 */
export async function deductFromCharge(
  context: Context,
  number: OrderNumber,
  chargeId: string,
  amount: Money,
): Promise<boolean> {
  const { db, supplier, actor, now } = context;
  const charge = (await lockCharges(db, supplier.id, number)).find(({ id }) => id === chargeId);
  if (charge === undefined || !isOwedToShop(charge) || amount > charge.amount) return false;
  const titles = charge.kind === 'on-account' ? await titlesOfCharges(db, supplier.id, [charge.id]) : [];
  if (charge.kind === 'on-account' && !canLower(titles, amount)) return false;
  if (amount === charge.amount) {
    await voidCharge(context, charge, GOODS_RETURNED);
    return true;
  }
  await moveCharge(
    db,
    charge,
    { amount: charge.amount - amount },
    {
      amount,
      note: GOODS_RETURNED,
      ...(actor.kind === 'staff' ? { staffId: actor.staffId } : {}),
      at: new Date(now),
    },
  );
  await lowerTitles(context, titles, amount);
  return true;
}

const GOODS_RETURNED = 'goods-returned';

const isOwedToShop = ({ provider, status, kind }: ChargeRow): boolean =>
  provider === null &&
  status === 'pending' &&
  (kind === 'cash-on-delivery' || kind === 'card-on-delivery' || kind === 'on-account');

/** Something has to stay open where a part was paid: the last title pays the order. */
function canLower(titles: readonly TitleRecord[], amount: Money): boolean {
  const open = titles.filter(({ status }) => status === 'open');
  const left = open.reduce((sum, title) => sum + title.amount, 0) - amount;
  return (
    open.every(({ boleto }) => boleto === undefined) &&
    (left > 0 || (left === 0 && titles.length === open.length))
  );
}

/** From the last one back. */
async function lowerTitles(
  { db, supplier }: Context,
  titles: readonly TitleRecord[],
  amount: Money,
): Promise<void> {
  let left: number = amount;
  for (const { id, status, amount: owed } of titles.toReversed()) {
    if (status !== 'open' || left === 0) continue;
    const part = Math.min(left, owed);
    left -= part;
    if (part === owed) await closeTitle(db, supplier.id, id, { status: 'cancelled' });
    else await lowerTitle(db, supplier.id, id, centavos(owed - part));
  }
}
