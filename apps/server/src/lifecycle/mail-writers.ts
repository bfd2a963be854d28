/** All mail writers by the mail's kind: every kind that the outbox can contain. */
import { accountMails } from '#features/accounts/server/mails/account-mails.ts';
import { staffMails } from '#features/accounts/server/staff/staff-mails.ts';
import { requestMails } from '#features/administration/server/requests/request-mails.ts';
import { alertMails } from '#features/catalog/server/alerts/alert-mails.ts';
import { chatMails } from '#features/chat/server/mails/chat-mails.ts';
import { testMails } from '#features/content/server/mails/test-mail.ts';
import { delegationMails } from '#features/delegation/server/delegation-mails.ts';
import { exportMails } from '#features/exports/server/export-mails.ts';
import { invoiceMails } from '#features/invoices/server/mails/invoice-mails.ts';
import { orderMails } from '#features/orders/server/mails/order-mails.ts';
import { renewalMails } from '#features/orders/server/renewal/renewal-mails.ts';
import { chargeMails } from '#features/payments/server/operations/charge-mails.ts';
import { privacyMails } from '#features/privacy/server/privacy-mails.ts';
import type { Database } from '#platform/db/database.ts';
import type { WriteMail } from '#platform/mail/outbox.ts';
import { sampledMails } from './sampled-mails.ts';

interface MailServices {
  readonly database: Database;
  readonly sessionSecret: string;
}

export const mailWriters = (
  publicUrl: string,
  services: MailServices,
): Readonly<Record<string, WriteMail>> => ({
  ...accountMails(publicUrl),
  ...staffMails(publicUrl),
  ...requestMails(publicUrl),
  ...alertMails(publicUrl, services),
  ...delegationMails(publicUrl),
  ...renewalMails(publicUrl),
  ...orderMails(publicUrl),
  ...invoiceMails(publicUrl),
  ...chargeMails(publicUrl),
  ...chatMails(publicUrl),
  ...privacyMails(publicUrl),
  ...exportMails(publicUrl),
  ...testMails(publicUrl, sampledMails),
});
