import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { allocate } from '#kernel/allocate.ts';
import { ZERO } from '#kernel/money.ts';
import { accept, refuse } from '#kernel/result.ts';
import { addDays } from '#kernel/time/calendar.ts';
import { suffices } from '../../domain/credit.ts';
import { activeMethod } from '../store/payment-method.store.ts';
import { lockCredit, seesCredit } from '../titles/credit-of.ts';
import { openTitles, type TitlePart } from '../titles/open-titles.ts';
import { type Opener, payerOf } from './opener.ts';

/** Due in parts, limited by the client's credit. The row of the credit limit is locked until the order's transaction ends. */
export const openOnAccount: Opener = async (context, request) => {
  const { method, amount, freed } = request;
  const settings = (await activeMethod(context.db, context.supplier.id, method.id))?.settings.onAccount;
  if (settings === undefined) throw new Error(`payment method ${method.id} says not when it is due`);
  const clientId = payerOf(context, request);
  const credit = await lockCredit(context, clientId, freed);
  if (credit === undefined || !suffices(credit, amount)) {
    const seen = seesCredit(context.actor) ? { available: credit?.available ?? ZERO } : {};
    return refuse({ code: 'credit-exceeded', ...seen });
  }
  const today = todayOf(context);
  const shares = allocate(
    amount,
    settings.days.map(() => 1),
  );
  const parts = settings.days
    .map((days, index): TitlePart => ({ amount: shares[index] ?? ZERO, dueOn: addDays(today, days) }))
    .filter((part) => part.amount > 0);
  await openTitles(context, request, { clientId, usesCredit: true, boleto: settings.boleto }, parts);
  return accept({ status: 'pending', dueDate: parts.at(-1)?.dueOn ?? today });
};
