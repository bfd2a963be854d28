/** Second copies of boletos: unchanged until overdue; afterwards with a new due date, if the shop allows it. */

import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import { daysBetween } from '#kernel/time/calendar.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { lateAmount } from '../../domain/boleto/late-amount.ts';
import type { BoletoSettings, SecondCopyTerms } from '../../domain/method-settings.ts';
import { isOverdue, type Title, type TitleId } from '../../domain/title.ts';
import { addWorkingDays } from '../../domain/working-days.ts';
import { methodById } from '../store/payment-method.store.ts';
import { lockTitle, setBoleto, type TitleRecord } from '../store/titles.store.ts';
import { boletoOf } from './issue-boleto.ts';

export type SecondCopyRefusal = 'title-not-found' | 'title-not-open' | 'no-boleto' | 'no-second-copy';

/** The client's own title with a boleto that can be paid today. */
export const renewBoleto = (
  context: Context & { readonly actor: Customer },
  id: TitleId,
): Promise<Result<Title, { readonly code: SecondCopyRefusal }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor } = inside;
    const today = todayOf(inside);
    const title = await lockTitle(db, supplier.id, id);
    if (title?.clientId !== actor.clientId) return refuse({ code: 'title-not-found' });
    if (title.status !== 'open') return refuse({ code: 'title-not-open' });
    const { boleto } = title;
    if (boleto === undefined) return refuse({ code: 'no-boleto' });
    if (!isOverdue({ status: 'open', dueOn: boleto.dueOn }, today)) return accept(title);
    const settings = await settingsOf(inside, title);
    const late = daysBetween(title.dueOn, today);
    if (boleto.sequence === undefined || !settings || late > settings.secondCopy.mostDaysLate)
      return refuse({ code: 'no-second-copy' });
    const dueOn = addWorkingDays(today, settings.secondCopy.workingDays);
    const amount = lateAmount(title.amount, settings.late, daysBetween(title.dueOn, dueOn));
    const renewed = boletoOf(settings, boleto.sequence, { amount, dueOn });
    await setBoleto(db, supplier.id, id, renewed);
    return accept({ ...title, boleto: renewed });
  });

/** The current settings; undefined if the shop issues no second copies. */
async function settingsOf(
  { db, supplier }: Context,
  { methodId }: TitleRecord,
): Promise<(BoletoSettings & { readonly secondCopy: SecondCopyTerms }) | undefined> {
  if (methodId === undefined) return undefined;
  const settings = (await methodById(db, supplier.id, methodId))?.settings;
  const boleto = settings?.boleto ?? settings?.onAccount?.boleto;
  return boleto?.secondCopy === undefined ? undefined : { ...boleto, secondCopy: boleto.secondCopy };
}
