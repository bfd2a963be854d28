import type { Instant } from '#kernel/scope.ts';
import type { TimeZone } from '#kernel/time/time-zone.ts';
import type { Db } from '#platform/db/database.ts';
import type { MailContent } from '#platform/mail/lay-out-mail.ts';
import type { MailFacts, MailTimes } from '#platform/mail/outbox.ts';
import type { MailVariable, ShopMail } from '../../contract/mails/shop-mail.ts';

/** Text of a mail; `shopMails` adds the supplier's branding and address, and the words that it has changed. */
export interface Letter extends Omit<MailContent, 'shop' | 'button' | 'optOut'> {
  /** Path within the shop: '/senha/nova#codigo=…'. */
  readonly button?: { readonly label: string; readonly path: string };
  /** `path`: of the page, within the shop; `call`: of the API, for mail programs (RFC 8058). */
  readonly optOut?: { readonly label: string; readonly path: string; readonly call: string };
  /** Present if the shop may word it; the first paragraphs are then those of the standard introduction. */
  readonly shopMail?: ShopMail;
  /** Values for the variables in the shop's own wording. */
  readonly values?: Readonly<Partial<Record<MailVariable, string>>>;
}

/** A mail with invented facts, written by the function that writes it of real ones. */
export interface SampledMail {
  readonly mail: ShopMail;
  readonly sample: (at: SampleFacts) => Letter;
}

export interface SampleFacts {
  readonly to: string;
  readonly shop: string;
  readonly now: Instant;
  readonly zone: TimeZone;
}

/** Who buys in the samples. */
export const SAMPLE_CLIENT = { name: 'Ana Lima', first: 'Ana', company: 'Padaria da Ana Ltda.' } as const;
/** In place of a link's secret. */
export const SAMPLE_CODE = 'exemplo';

/** Undefined: the mail is no longer needed and is not sent. */
export type WriteLetter = (db: Db, facts: MailFacts, times: LetterTimes) => Promise<Letter | undefined>;

export interface LetterTimes extends MailTimes {
  /** The shop's. */
  readonly zone: TimeZone;
}

export const firstName = (name: string): string => name.trim().split(/\s+/, 1)[0] ?? '';
