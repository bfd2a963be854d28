/** Mails about a subscription's turns. Its orders get the usual order mails as well. */

import { principalAt } from '#features/accounts/server/clients/principal-of.ts';
import { shopMails } from '#features/accounts/server/mails/account-mails.ts';
import type { WriteLetter } from '#features/accounts/server/mails/letter.ts';
import type { Forecast } from '#features/subscriptions/domain/forecast.ts';
import { subscriptionById } from '#features/subscriptions/server/subscriptions.store.ts';
import { defined } from '#kernel/defined.ts';
import { formatMoney, ZERO } from '#kernel/money.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import type { Db } from '#platform/db/database.ts';
import type { MailFacts, WriteMail } from '#platform/mail/outbox.ts';
import { automaticPixLetters } from './automatic-pix-mails.ts';
import { announcedLetter, failedLetter, shortLetter, stoppedLetter } from './renewal-letters.ts';

export const RENEWAL_MAILS = {
  announced: 'subscription-announced',
  failed: 'subscription-failed',
  stopped: 'subscription-stopped',
  short: 'subscription-short',
} as const;

/** Products and amounts, stored with the queued mail, so that it shows the prices of this moment whenever it is rendered. */
export const announcedGoods = ({ lines, leftOut, hindrance, ...sums }: Forecast): MailFacts => ({
  goods: lines
    .map(
      ({ name, unit, quantity, total }) =>
        `${formatQuantity(quantity)} ${unit.toLowerCase()} · ${name} · ${formatMoney(total)}`,
    )
    .join('\n'),
  ...(leftOut.length === 0 ? {} : { leftOut: leftOut.join('\n') }),
  ...defined({ failure: hindrance }),
  ...(sums.discount === ZERO ? {} : { discount: formatMoney(sums.discount) }),
  fee: formatMoney(sums.deliveryFee),
  total: formatMoney(sums.total),
});

const letters: Readonly<Record<string, WriteLetter>> = {
  async [RENEWAL_MAILS.announced](db, facts) {
    const current = await currentMailFacts(db, facts);
    // Skipped, cancelled or postponed in the meantime.
    if (current === undefined || current.subscription.nextDate !== facts.date) return undefined;
    return announcedLetter(current, facts);
  },

  async [RENEWAL_MAILS.failed](db, facts) {
    const current = await currentMailFacts(db, facts);
    return current && failedLetter({ ...current, nextDate: current.subscription.nextDate }, facts);
  },

  async [RENEWAL_MAILS.stopped](db, facts) {
    const current = await currentMailFacts(db, facts);
    return current?.subscription.status === 'STOPPED' ? stoppedLetter(current, facts) : undefined;
  },

  async [RENEWAL_MAILS.short](db, facts) {
    const current = await currentMailFacts(db, facts);
    return current && shortLetter(current, facts);
  },
};

/** The recipient and the subscription; undefined when it is cancelled or gone. */
async function currentMailFacts(db: Db, facts: MailFacts) {
  const { supplierId = '', clientId = '', subscriptionId = '', date = '' } = facts;
  const subscription = await subscriptionById(db, { supplierId, clientId }, subscriptionId);
  const principal = await principalAt(db, supplierId, clientId);
  if (principal === undefined || subscription === undefined || subscription.status === 'CANCELLED')
    return undefined;
  return {
    subscription,
    label: subscription.label,
    to: principal.email,
    name: principal.name,
    day: formatDay(date),
    page: `/assinaturas/${subscriptionId}`,
  };
}

export const renewalMails = (publicUrl: string): Readonly<Record<string, WriteMail>> =>
  shopMails(publicUrl, { ...letters, ...automaticPixLetters });
