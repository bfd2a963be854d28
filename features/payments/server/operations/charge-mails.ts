/** Mails to the supplier's staff about money that needs their attention. The text is written when the mail is sent. */
import { shopMails } from '#features/accounts/server/mails/account-mails.ts';
import type { WriteLetter } from '#features/accounts/server/mails/letter.ts';
import { ownerMail } from '#features/accounts/server/staff/staff.store.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { WriteMail } from '#platform/mail/outbox.ts';
import { troubleLetter } from '../../contract/charges/trouble-words.ts';
import { troublesAmong } from '../charges/charge-troubles.ts';
import { chargeById } from '../store/charge-moves.store.ts';
import { TROUBLE_MAIL } from './alert-supplier.ts';

/** Sent to the contact address in the shop's footer; if it has none, to the owner's. */
const trouble: WriteLetter = async (db, { supplierId = '', chargeId = '', trouble: which = '' }) => {
  const shop = await supplierByKey(db, supplierId);
  const charge = await chargeById(db, supplierId, chargeId);
  const to = shop?.footer.email ?? (await ownerMail(db, supplierId));
  if (to === undefined || charge === undefined) return undefined;
  // It may have been refunded in the meantime, by hand or at the provider.
  if (which === 'refund-rejected' && charge.status === 'refunded') return undefined;
  const troubled = (await troublesAmong(db, supplierId, [charge])).findLast((one) => one.trouble === which);
  return troubled && { to, ...troubleLetter(troubled) };
};

export const chargeMails = (publicUrl: string): Readonly<Record<string, WriteMail>> =>
  shopMails(publicUrl, { [TROUBLE_MAIL]: trouble });
