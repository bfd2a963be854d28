import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { MailFacts } from '#platform/mail/outbox.ts';
import type { MailedReturn } from '../../contract/mails/order-mail-return.ts';
import { linesOfOrder } from '../store/order-lines.store.ts';
import { returnsAt } from './returns-of.ts';

interface Place {
  readonly db: Db;
  readonly supplierId: SupplierId;
  readonly number: number;
}

/** The return that a mail is about, as it stands when the mail is sent. */
export async function mailedReturn(
  { db, supplierId, number }: Place,
  { returnNumber = '' }: MailFacts,
): Promise<MailedReturn | undefined> {
  const { returns } = await returnsAt(db, supplierId, number);
  const returned = returns.find((one) => one.number === Number(returnNumber));
  return returned && { returned, lines: await linesOfOrder(db, supplierId, number) };
}
