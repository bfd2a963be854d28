/** Who writes which mail, by its kind: all that the outbox may be asked for. */
import { accountMails } from '#features/accounts/server/public.ts';
import { delegationMails } from '#features/delegation/server/public.ts';
import { privacyMails } from '#features/privacy/server/public.ts';
import type { WriteMail } from '#platform/mail/outbox.ts';

export const mailWriters = (publicUrl: string): Readonly<Record<string, WriteMail>> => ({
  ...accountMails(publicUrl),
  ...delegationMails(publicUrl),
  ...privacyMails(publicUrl),
});
