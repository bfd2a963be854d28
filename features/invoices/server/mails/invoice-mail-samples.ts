import { SAMPLE_CLIENT, type SampledMail } from '#features/accounts/server/mails/letter.ts';
import { centavos } from '#kernel/money.ts';
import { addDays } from '#kernel/time/calendar.ts';
import { dayAt } from '#kernel/time/time-zone.ts';
import { boletosMail, nfeMail } from '../../contract/invoice-shop-mails.ts';
import { boletosLetter } from './invoice-mails.ts';
import { invoicedLetter } from './nfe-mails.ts';

const { name, company: client } = SAMPLE_CLIENT;

export const sampledInvoiceMails: readonly SampledMail[] = [
  {
    mail: boletosMail,
    sample: ({ to, now, zone }) =>
      boletosLetter(
        [
          {
            document: '100012-1',
            amount: centavos(67_590),
            dueOn: addDays(dayAt(now, zone), 7),
            line: '34191090080101527124880212460002425480000067590',
          },
        ],
        { to, sender: name, client },
      ),
  },
  {
    mail: nfeMail,
    sample: ({ to, shop, now, zone }) =>
      invoicedLetter(
        {
          key: '35261111222333000181550010000012341000012340',
          number: 1234,
          series: 1,
          issuedAt: now,
          issuerName: shop,
          total: centavos(12_470),
          hasFiscalValue: true,
        },
        { name, email: to, order: '100012', zone },
      ),
  },
];
