/** All mail writers by the mail's kind: every kind that the outbox can contain. */
import { accountMails } from '#features/accounts/server/public.ts';
import { delegationMails } from '#features/delegation/server/public.ts';
import { invoiceMails } from '#features/invoices/server/public.ts';
import { orderMails, renewalMails } from '#features/orders/server/public.ts';
import { chargeMails } from '#features/payments/server/public.ts';
import { privacyMails } from '#features/privacy/server/public.ts';
import type { WriteMail } from '#platform/mail/outbox.ts';

export const mailWriters = (publicUrl: string): Readonly<Record<string, WriteMail>> => ({
  ...accountMails(publicUrl),
  ...delegationMails(publicUrl),
  ...renewalMails(publicUrl),
  ...orderMails(publicUrl),
  ...invoiceMails(publicUrl),
  ...chargeMails(publicUrl),
  ...privacyMails(publicUrl),
});
