/** The mail to a client whose order was invoiced. */

import { firstName, type Letter, type WriteLetter } from '#features/accounts/server/mails/letter.ts';
import { formatAccessKey } from '#features/orders/domain/shipments/access-key.ts';
import { orderReader } from '#features/orders/server/mails/order-reader.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatWhole } from '#kernel/number-format.ts';
import { formatDate, type TimeZone } from '#kernel/time/time-zone.ts';
import { nfeMail } from '../../contract/invoice-shop-mails.ts';
import type { NfeDocument } from '../../domain/nfe/nfe.ts';
import { nfesOf } from '../nfe-documents.store.ts';

export const NFE_MAIL = 'nfe-attached';

/** No mail for a document that was removed meanwhile. One that was attached again has its own mail: `at` identifies it. */
export const nfeLetter: WriteLetter = async (db, facts, { zone }) => {
  const { supplierId = '', number = '', key, at } = facts;
  const document = (await nfesOf(db, supplierId, Number(number))).find(
    (one) => one.key === key && String(one.attachedAt) === at,
  );
  const reader = await orderReader(db, facts);
  if (document === undefined || reader === undefined) return undefined;
  return invoicedLetter(document, { ...reader, order: number, zone });
};

interface Invoiced {
  readonly name: string;
  readonly email: string;
  readonly order: string;
  /** The shop's. */
  readonly zone: TimeZone;
}

export const invoicedLetter = (
  document: Pick<
    NfeDocument,
    'key' | 'number' | 'series' | 'issuedAt' | 'issuerName' | 'total' | 'hasFiscalValue'
  >,
  { name, email, order, zone }: Invoiced,
): Letter => ({
  shopMail: nfeMail,
  values: { name: firstName(name), order },
  to: email,
  subject: `Pedido ${order}: nota fiscal`,
  paragraphs: [
    `Olá, ${firstName(name)}.`,
    `A NF-e nº ${formatWhole(document.number)}, série ${document.series}, do seu pedido ${order} foi emitida em ${formatDate(document.issuedAt, zone)} por ${document.issuerName}, no valor de ${formatMoney(document.total)}.`,
    `Chave de acesso: ${formatAccessKey(document.key)}`,
    ...(document.hasFiscalValue ? [] : ['Este documento não tem valor fiscal.']),
    'O DANFE e o XML estão na página do pedido.',
  ],
  button: { label: 'Ver a nota fiscal', path: `/pedidos/${order}` },
});
