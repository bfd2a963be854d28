import { accept } from '#kernel/result.ts';
import { addWorkingDays } from '../../domain/working-days.ts';
import { activeMethod } from '../store/payment-method.store.ts';
import { openTitles } from '../titles/open-titles.ts';
import { todayOf } from '../titles/today.ts';
import { type Opener, payerOf } from './opener.ts';

/** Paid before the goods leave, so its title uses no credit. */
export const openBoleto: Opener = async (context, request) => {
  const { method, amount } = request;
  const settings = (await activeMethod(context.db, context.supplier.id, method.id))?.settings.boleto;
  if (settings === undefined) throw new Error(`payment method ${method.id} has no account for boletos`);
  const dueOn = addWorkingDays(todayOf(context.now), settings.workingDays);
  const terms = { clientId: payerOf(context, request), usesCredit: false, boleto: settings };
  await openTitles(context, request, terms, [{ amount, dueOn }]);
  return accept({ status: 'pending', dueDate: dueOn });
};
