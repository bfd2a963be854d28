import type { Db } from '#platform/db/database.ts';
import type { MailContent } from '#platform/mail/lay-out-mail.ts';
import type { MailFacts, MailTimes } from '#platform/mail/outbox.ts';

/** What a mail about one's account says; the shop's look and address come around it. */
export interface Letter extends Omit<MailContent, 'shop' | 'button'> {
  /** Inside the shop: '/senha/nova#codigo=…'. */
  readonly button?: { readonly label: string; readonly path: string };
}
/** Undefined where there is nothing to say any more. */
export type WriteLetter = (db: Db, facts: MailFacts, times: MailTimes) => Promise<Letter | undefined>;

export const firstName = (name: string): string => name.trim().split(/\s+/, 1)[0] ?? '';
