import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { add } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { isOpen } from '../../domain/charges/charge-status.ts';
import { isUnderWay } from '../../domain/mandate/collection-days.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { lockCharges } from '../store/charge-moves.store.ts';
import { type TitleRecord, titlesOfCharges } from '../store/titles.store.ts';
import { collectionOf } from './charge-of.ts';
import { type ChargeRefusal, type ChargeRequest, openCharge } from './open-charge.ts';
import { voidCharge } from './void-charge.ts';

export type ChangeRefusal =
  | ChargeRefusal
  | { readonly code: 'already-paid' | 'partly-paid' | 'payment-under-way' };

/**
 * Charges an order by another method, or again by the same one: the old charge is voided and a card's authorisation is
 * released. The order's row must be locked. A charge of the same amount that can still be paid stays as it is ('unchanged'), so that pressing twice
 * creates no second charge.
 */
export async function rechargeOrder(
  context: Context,
  request: ChargeRequest,
): Promise<Result<'changed' | 'unchanged', ChangeRefusal>> {
  const { db, supplier, now } = context;
  const charges = await lockCharges(db, supplier.id, request.orderNumber);
  if (charges.some(isPaid)) return refuse({ code: 'already-paid' });
  // The outcome of a card, or of today's collection, is unknown: a second charge could make the client pay twice.
  if (charges.some((charge) => hasUnknownOutcome(charge, todayOf(context))))
    return refuse({ code: 'payment-under-way' });
  if (charges.some((charge) => canStillPay(charge, request, now))) return accept('unchanged');
  const titles = await titlesOfCharges(
    db,
    supplier.id,
    charges.filter(isOwed).map(({ id }) => id),
  );
  // The rest stays due as agreed: a new charge would ask for the whole amount again.
  if (titles.some(({ status }) => status === 'paid')) return refuse({ code: 'partly-paid' });
  // Opens the new charge first: if it is refused, the old one stays. The credit that the old one uses counts as free.
  const freed = add(...titles.filter(usesCreditNow).map(({ amount }) => amount));
  const opened = await openCharge(context, { ...request, freed });
  if (!opened.ok) return opened;
  for (const charge of charges) await voidCharge(context, charge, 'payment-changed');
  return accept('changed');
}

const isPaid = ({ status, captured, refunded }: ChargeRow): boolean =>
  status === 'paid' && (captured === 0 || refunded < captured);

const isOwed = ({ kind, status }: ChargeRow): boolean => kind === 'on-account' && isOpen(status);

const usesCreditNow = ({ status, usesCredit }: TitleRecord): boolean => status === 'open' && usesCredit;

/** A card, or what a bank is collecting today. */
function hasUnknownOutcome(charge: ChargeRow, today: string): boolean {
  if (charge.status !== 'starting' && charge.status !== 'pending') return false;
  const collection = collectionOf(charge);
  return charge.kind === 'card' || (collection !== undefined && isUnderWay(collection, today));
}

/** What is collected later does not count: its client wants to pay now. */
const canStillPay = (charge: ChargeRow, { method, amount }: ChargeRequest, now: number): boolean =>
  charge.methodId === method.id &&
  charge.amount - charge.interest === amount &&
  charge.mandateId === null &&
  isOpen(charge.status) &&
  (charge.expiresAt === null || charge.expiresAt.getTime() > now);
