import type { Db } from '#platform/db/database.ts';
import type { MailContent } from '#platform/mail/lay-out-mail.ts';
import type { MailFacts, MailTimes } from '#platform/mail/outbox.ts';

/** Text of an account mail; `shopMails` adds the supplier's branding and address. */
export interface Letter extends Omit<MailContent, 'shop' | 'button' | 'optOut'> {
  /** Path within the shop: '/senha/nova#codigo=…'. */
  readonly button?: { readonly label: string; readonly path: string };
  /** `path`: of the page, within the shop; `call`: of the API, for mail programs (RFC 8058). */
  readonly optOut?: { readonly label: string; readonly path: string; readonly call: string };
}
/** Undefined: the mail is no longer needed and is not sent. */
export type WriteLetter = (db: Db, facts: MailFacts, times: MailTimes) => Promise<Letter | undefined>;

export const firstName = (name: string): string => name.trim().split(/\s+/, 1)[0] ?? '';
