import type { PaymentMethodId } from '#kernel/ids.ts';
import { add } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { isOpen } from '../../domain/charge-status.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { lockCharges } from '../store/charge-moves.store.ts';
import { type TitleRecord, titlesOfCharges } from '../store/titles.store.ts';
import { type ChargeRefusal, type ChargeRequest, openCharge } from './open-charge.ts';
import { voidCharge } from './void-charge.ts';

export type ChangeRefusal =
  | ChargeRefusal
  | { readonly code: 'already-paid' | 'partly-paid' | 'payment-under-way' };

/**
 * Asks for an order's money in another way, or once more in the same: the old charge is given up, and what a card holds
 * is released. The order's row is locked. A code that can still be paid stays, so that pressing twice makes no second.
 */
export async function changeCharge(
  context: Context,
  request: ChargeRequest,
): Promise<Result<'changed' | 'kept', ChangeRefusal>> {
  const { db, supplier, now } = context;
  const charges = await lockCharges(db, supplier.id, request.orderNumber);
  if (charges.some(isPaid)) return refuse({ code: 'already-paid' });
  // Nobody knows yet whether it has paid: a second one could pay twice.
  if (charges.some(isInTheBalance)) return refuse({ code: 'payment-under-way' });
  if (charges.some((charge) => canStillPay(charge, request.method.id, now))) return accept('kept');
  const titles = await titlesOfCharges(
    db,
    supplier.id,
    charges.filter(isOwed).map(({ id }) => id),
  );
  // What is left of it is owed as it was agreed: asked for anew, all of it would be paid a second time.
  if (titles.some(({ status }) => status === 'paid')) return refuse({ code: 'partly-paid' });
  // First the new one: where it is refused, nothing was given up. What the old one uses of the client's credit is free for it.
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

const isInTheBalance = ({ kind, status }: ChargeRow): boolean =>
  kind === 'card' && (status === 'starting' || status === 'pending');

const canStillPay = (charge: ChargeRow, methodId: PaymentMethodId, now: number): boolean =>
  charge.methodId === methodId &&
  isOpen(charge.status) &&
  (charge.expiresAt === null || charge.expiresAt.getTime() > now);
