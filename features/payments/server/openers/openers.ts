import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { accept } from '#kernel/result.ts';
import type { PaymentKind } from '../../domain/method-settings.ts';
import { addWorkingDays } from '../../domain/working-days.ts';
import { activeMethod } from '../store/payment-method.store.ts';
import { openTitles } from '../titles/open-titles.ts';
import { openCard } from './open-card.ts';
import { openOnAccount } from './open-on-account.ts';
import { openPix } from './open-pix.ts';
import { type Opener, payerOf } from './opener.ts';

/** Only the choice is recorded: the money is collected on delivery. */
const openOnDelivery: Opener = async () => accept({ status: 'pending' });

/** Paid before the goods leave, so its title uses no credit. */
const openBoleto: Opener = async (context, request) => {
  const { method, amount } = request;
  const settings = (await activeMethod(context.db, context.supplier.id, method.id))?.settings.boleto;
  if (settings === undefined) throw new Error(`payment method ${method.id} has no account for boletos`);
  const dueOn = addWorkingDays(todayOf(context), settings.workingDays);
  const terms = { clientId: payerOf(context, request), usesCredit: false, boleto: settings };
  await openTitles(context, request, terms, [{ amount, dueOn }]);
  return accept({ status: 'pending', dueDate: dueOn });
};

export const openers: Readonly<Record<PaymentKind, Opener>> = {
  'cash-on-delivery': openOnDelivery,
  'card-on-delivery': openOnDelivery,
  pix: openPix,
  boleto: openBoleto,
  card: openCard,
  'on-account': openOnAccount,
};
