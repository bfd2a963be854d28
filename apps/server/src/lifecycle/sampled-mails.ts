/** All mails whose words a shop may change, in the order in which its staff read them. */
import { MAIL_GROUPS } from '#features/accounts/contract/mails/shop-mail.ts';
import type { SampledMail } from '#features/accounts/server/mails/letter.ts';
import { sampledAccountMails } from '#features/accounts/server/registration/registration-mails.ts';
import { sampledAlertMails } from '#features/catalog/server/alerts/alert-mails.ts';
import { sampledChatMails } from '#features/chat/server/mails/chat-mails.ts';
import { sampledDelegationMails } from '#features/delegation/server/linked/linked-letters.ts';
import { sampledInvoiceMails } from '#features/invoices/server/mails/invoice-mail-samples.ts';
import { sampledOrderMails } from '#features/orders/server/mails/order-mail-samples.ts';
import { sampledRenewalMails } from '#features/orders/server/renewal/renewal-mail-samples.ts';

const place = ({ mail }: SampledMail): number => MAIL_GROUPS.indexOf(mail.group);

export const sampledMails: readonly SampledMail[] = [
  ...sampledOrderMails,
  ...sampledInvoiceMails,
  ...sampledAccountMails,
  ...sampledDelegationMails,
  ...sampledRenewalMails,
  ...sampledAlertMails,
  ...sampledChatMails,
].toSorted((one, other) => place(one) - place(other));
