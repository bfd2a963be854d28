import { SAMPLE_CLIENT, type SampledMail, type SampleFacts } from '#features/accounts/server/mails/letter.ts';
import { addDays, formatDay } from '#kernel/time/calendar.ts';
import { dayAt } from '#kernel/time/time-zone.ts';
import { renewalShopMails } from '../../contract/mails/renewal-shop-mails.ts';
import { endedLetter, retriedLetter, toBePaidLetter } from './automatic-pix-mails.ts';
import {
  announcedLetter,
  failedLetter,
  type RenewalReader,
  shortLetter,
  stoppedLetter,
} from './renewal-letters.ts';

const { name } = SAMPLE_CLIENT;
const ORDER = '100012';

const dayAfter = ({ now, zone }: SampleFacts, days: number): string => addDays(dayAt(now, zone), days);

const readerOf = (facts: SampleFacts): RenewalReader => ({
  to: facts.to,
  name,
  label: 'Café do mês',
  day: formatDay(dayAfter(facts, 3)),
  page: '/assinaturas',
});

const GOODS = {
  goods: '2 un · Café torrado 500 g · R$\u00a049,80\n1 un · Azeite extravirgem 500 ml · R$\u00a032,90',
  fee: 'R$\u00a09,90',
  total: 'R$\u00a092,60',
};

export const sampledRenewalMails: readonly SampledMail[] = [
  { mail: renewalShopMails.announced, sample: (facts) => announcedLetter(readerOf(facts), GOODS) },
  {
    mail: renewalShopMails.failed,
    sample: (facts) =>
      failedLetter({ ...readerOf(facts), nextDate: dayAfter(facts, 33) }, { failure: 'nothing-left' }),
  },
  {
    mail: renewalShopMails.stopped,
    sample: (facts) => stoppedLetter(readerOf(facts), { failure: 'address-not-served' }),
  },
  {
    mail: renewalShopMails.short,
    sample: (facts) => shortLetter(readerOf(facts), { order: ORDER, leftOut: 'Azeite extravirgem 500 ml' }),
  },
  {
    mail: renewalShopMails.pixEnded,
    sample: (facts) => endedLetter({ ...readerOf(facts), status: 'cancelled-by-payer' }) ?? never(),
  },
  {
    mail: renewalShopMails.pixRetried,
    sample: (facts) => retriedLetter({ to: facts.to, name, order: ORDER, retryOn: dayAfter(facts, 2) }),
  },
  {
    mail: renewalShopMails.pixToBePaid,
    sample: ({ to }) => toBePaidLetter({ to, name, order: ORDER, why: 'no-funds' }),
  },
];

function never(): never {
  throw new Error('the sample names an unknown end');
}
