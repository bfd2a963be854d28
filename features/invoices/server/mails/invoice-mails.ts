/** The mails of this feature. Boletos are mailed to whoever pays them: typed lines, without a login. */

import { customerToActFor } from '#features/accounts/server/clients/customers-page.store.ts';
import { accountOfUser } from '#features/accounts/server/clients/users.store.ts';
import { shopMails } from '#features/accounts/server/mails/account-mails.ts';
import type { Letter, WriteLetter } from '#features/accounts/server/mails/letter.ts';
import { formatLine } from '#features/payments/domain/boleto/typed-line.ts';
import type { TitleBoleto } from '#features/payments/domain/title.ts';
import { openTitlesOf } from '#features/payments/server/titles/titles-of.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import type { WriteMail } from '#platform/mail/outbox.ts';
import { boletosMail } from '../../contract/invoice-shop-mails.ts';
import { NFE_MAIL, nfeLetter } from './nfe-mails.ts';

const letters: Readonly<Record<string, WriteLetter>> = {
  [NFE_MAIL]: nfeLetter,
  /** Only titles that are still open when the mail is sent. */
  async boletos(db, { supplierId = '', clientId = '', userId = '', email = '', titleIds = '' }) {
    const titles = await openTitlesOf(db, supplierId, clientId, titleIds.split(','));
    const boletos = titles.flatMap(({ document, boleto }) =>
      boleto === undefined ? [] : [{ document, ...boleto }],
    );
    const sender = await accountOfUser(db, userId);
    const client = await customerToActFor(db, supplierId, clientId);
    if (boletos.length === 0 || sender === undefined || client === undefined) return undefined;
    return boletosLetter(boletos, { to: email, sender: sender.name, client: client.clientName });
  },
};

interface MailedBoleto extends Pick<TitleBoleto, 'amount' | 'dueOn' | 'line'> {
  readonly document: string;
}

export function boletosLetter(
  boletos: readonly MailedBoleto[],
  { to, sender, client }: Readonly<Record<'to' | 'sender' | 'client', string>>,
): Letter {
  const [first] = boletos;
  return {
    shopMail: boletosMail,
    values: { client },
    to,
    subject:
      boletos.length === 1 && first !== undefined
        ? `Boleto ${first.document}, vence em ${formatDay(first.dueOn)}`
        : `${boletos.length} boletos para pagar`,
    paragraphs: [
      `${sender} enviou ${boletos.length === 1 ? 'um boleto' : 'boletos'} de ${client} para pagar.`,
      ...boletos.map(
        ({ document, amount, dueOn, line }) =>
          `Documento ${document}: ${formatMoney(amount)}, vencimento em ${formatDay(dueOn)}. Linha digitável: ${formatLine(line)}`,
      ),
    ],
    note: 'Confira no aplicativo do banco o nome do beneficiário e o valor antes de pagar. Se você não cuida dos pagamentos desta empresa, ignore este e-mail.',
  };
}

export const invoiceMails = (publicUrl: string): Readonly<Record<string, WriteMail>> =>
  shopMails(publicUrl, letters);
