/** Mails about a subscription's turns. Its orders get the usual order mails as well. */

import { principalAt } from '#features/accounts/server/clients/principal-of.ts';
import { shopMails } from '#features/accounts/server/mails/account-mails.ts';
import { firstName, type WriteLetter } from '#features/accounts/server/mails/letter.ts';
import type { Forecast } from '#features/subscriptions/domain/forecast.ts';
import { failureSentence, RENEWAL_FAILURES } from '#features/subscriptions/domain/renewal-failure.ts';
import { subscriptionById } from '#features/subscriptions/server/subscriptions.store.ts';
import { defined } from '#kernel/defined.ts';
import { formatMoney, ZERO } from '#kernel/money.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import type { Db } from '#platform/db/database.ts';
import type { MailFacts, WriteMail } from '#platform/mail/outbox.ts';
import { automaticPixLetters } from './automatic-pix-mails.ts';

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
    const { to, name, day, label, page } = current;
    const { goods = '', leftOut = '', discount = '', fee = '', total = '', collectedOn = '' } = facts;
    const failure = failureOf(facts);
    return {
      to,
      subject: `Seu próximo pedido da assinatura “${label}” é em ${day}`,
      paragraphs: [
        `Olá, ${firstName(name)}.`,
        `Em ${day} faremos o próximo pedido da sua assinatura “${label}”. Até lá você pode mudá-lo, pulá-lo ou cancelar a assinatura.`,
        ...(failure === undefined
          ? [
              ...goods.split('\n'),
              `${discount === '' ? '' : `Desconto: ${discount}. `}Entrega: ${fee}. Total hoje: ${total}. Valem os preços do dia do pedido.`,
              ...(collectedOn === ''
                ? []
                : [
                    `O pagamento é por Pix Automático: o seu banco debita o valor em ${formatDay(collectedOn)}.`,
                  ]),
              ...(leftOut === '' ? [] : [`Hoje não há, ou não há tudo: ${listed(leftOut)}.`]),
            ]
          : [`Se fosse hoje, o pedido não seria feito: ${failure}`]),
      ],
      button: { label: 'Ver, alterar ou pular', path: page },
    };
  },

  async [RENEWAL_MAILS.failed](db, facts) {
    const current = await currentMailFacts(db, facts);
    if (current === undefined) return undefined;
    const { to, name, day, label, page } = current;
    const { nextDate } = current.subscription;
    return {
      to,
      subject: `O pedido da assinatura “${label}” não foi feito`,
      paragraphs: [
        `Olá, ${firstName(name)}.`,
        `O pedido de ${day} da sua assinatura “${label}” não foi feito. ${failureOf(facts) ?? ''}`,
        ...(nextDate === undefined
          ? []
          : [`Nada foi cobrado. O próximo está marcado para ${formatDay(nextDate)}.`]),
      ],
      button: { label: 'Ver a assinatura', path: page },
    };
  },

  async [RENEWAL_MAILS.stopped](db, facts) {
    const current = await currentMailFacts(db, facts);
    if (current?.subscription.status !== 'STOPPED') return undefined;
    const { to, name, day, label, page } = current;
    return {
      to,
      subject: `A assinatura “${label}” parou`,
      paragraphs: [
        `Olá, ${firstName(name)}.`,
        `O pedido de ${day} da sua assinatura “${label}” também não foi feito. ${failureOf(facts) ?? ''}`,
        'Depois de três pedidos que não puderam ser feitos, a assinatura parou. Nada foi cobrado, e nada mais é pedido até que você a retome.',
      ],
      button: { label: 'Ver e retomar', path: page },
    };
  },

  async [RENEWAL_MAILS.short](db, facts) {
    const current = await currentMailFacts(db, facts);
    if (current === undefined) return undefined;
    const { to, name, label } = current;
    const { order = '', leftOut = '' } = facts;
    return {
      to,
      subject: `O pedido ${order} foi feito, mas falta algo`,
      paragraphs: [
        `Olá, ${firstName(name)}.`,
        `O pedido ${order} da sua assinatura “${label}” foi feito com o que havia. Ficou de fora, ou em menor quantidade: ${listed(leftOut)}.`,
        'A assinatura continua como está: no próximo pedido tentamos de novo com tudo.',
      ],
      button: { label: 'Ver o pedido', path: `/pedidos/${order}` },
    };
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

function failureOf({ failure }: MailFacts): string | undefined {
  const known = RENEWAL_FAILURES.find((one) => one === failure);
  return known && failureSentence(known);
}

const listed = (names: string): string => names.split('\n').join(', ');

export const renewalMails = (publicUrl: string): Readonly<Record<string, WriteMail>> =>
  shopMails(publicUrl, { ...letters, ...automaticPixLetters });
