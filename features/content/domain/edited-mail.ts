import type { MailWords } from '#features/accounts/domain/mails/mail-words.ts';

/** A mail of the shop as its staff edit it. */
export interface EditedMail extends MailWords {
  readonly enabled: boolean;
  readonly version: number;
}
