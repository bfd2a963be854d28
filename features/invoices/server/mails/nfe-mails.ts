/** The mail to a client whose order was invoiced. */

import { firstName, type WriteLetter } from '#features/accounts/server/mails/letter.ts';
import { orderReader } from '#features/orders/server/mails/order-reader.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatWhole } from '#kernel/number-format.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { formatAccessKey } from '../../domain/nfe/access-key.ts';
import { nfesOf } from '../nfe-documents.store.ts';

export const NFE_MAIL = 'nfe-attached';

/** No mail for a document that was removed meanwhile. One that was attached again has its own mail: `at` identifies it. */
export const nfeLetter: WriteLetter = async (db, facts) => {
  const { supplierId = '', number = '', key, at } = facts;
  const document = (await nfesOf(db, supplierId, Number(number))).find(
    (one) => one.key === key && String(one.attachedAt) === at,
  );
  const reader = await orderReader(db, facts);
  if (document === undefined || reader === undefined) return undefined;
  const { issuedAt, issuerName, total, series, hasFiscalValue } = document;
  return {
    to: reader.email,
    subject: `Pedido ${number}: nota fiscal`,
    paragraphs: [
      `Olá, ${firstName(reader.name)}.`,
      `A NF-e nº ${formatWhole(document.number)}, série ${series}, do seu pedido ${number} foi emitida em ${formatDate(issuedAt, timeZoneOf({ id: supplierId }))} por ${issuerName}, no valor de ${formatMoney(total)}.`,
      `Chave de acesso: ${formatAccessKey(document.key)}`,
      ...(hasFiscalValue ? [] : ['Este documento não tem valor fiscal.']),
      'O DANFE e o XML estão na página do pedido.',
    ],
    button: { label: 'Ver a nota fiscal', path: `/pedidos/${number}` },
  };
};
