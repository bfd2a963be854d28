/** What the mails about a subscription's turns say. */
import { firstName, type Letter } from '#features/accounts/server/mails/letter.ts';
import { failureSentence, RENEWAL_FAILURES } from '#features/subscriptions/domain/renewal-failure.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import type { MailFacts } from '#platform/mail/outbox.ts';
import { renewalShopMails } from '../../contract/mails/renewal-shop-mails.ts';

export interface RenewalReader {
  readonly to: string;
  readonly name: string;
  /** The subscription's name. */
  readonly label: string;
  /** Of the turn, as people read it. */
  readonly day: string;
  /** The subscription's page. */
  readonly page: string;
}

export function announcedLetter({ to, name, day, label, page }: RenewalReader, facts: MailFacts): Letter {
  const { goods = '', leftOut = '', discount = '', fee = '', total = '', collectedOn = '' } = facts;
  const failure = failureOf(facts);
  return {
    shopMail: renewalShopMails.announced,
    values: { name: firstName(name), subscription: label, day },
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
}

export function failedLetter(
  { to, name, day, label, page, nextDate }: RenewalReader & { readonly nextDate: string | undefined },
  facts: MailFacts,
): Letter {
  return {
    shopMail: renewalShopMails.failed,
    values: { name: firstName(name), subscription: label, day },
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
}

export const stoppedLetter = ({ to, name, day, label, page }: RenewalReader, facts: MailFacts): Letter => ({
  shopMail: renewalShopMails.stopped,
  values: { name: firstName(name), subscription: label, day },
  to,
  subject: `A assinatura “${label}” parou`,
  paragraphs: [
    `Olá, ${firstName(name)}.`,
    `O pedido de ${day} da sua assinatura “${label}” também não foi feito. ${failureOf(facts) ?? ''}`,
    'Depois de três pedidos que não puderam ser feitos, a assinatura parou. Nada foi cobrado, e nada mais é pedido até que você a retome.',
  ],
  button: { label: 'Ver e retomar', path: page },
});

export const shortLetter = (
  { to, name, label }: RenewalReader,
  { order = '', leftOut = '' }: MailFacts,
): Letter => ({
  shopMail: renewalShopMails.short,
  values: { name: firstName(name), subscription: label, order },
  to,
  subject: `O pedido ${order} foi feito, mas falta algo`,
  paragraphs: [
    `Olá, ${firstName(name)}.`,
    `O pedido ${order} da sua assinatura “${label}” foi feito com o que havia. Ficou de fora, ou em menor quantidade: ${listed(leftOut)}.`,
    'A assinatura continua como está: no próximo pedido tentamos de novo com tudo.',
  ],
  button: { label: 'Ver o pedido', path: `/pedidos/${order}` },
});

function failureOf({ failure }: MailFacts): string | undefined {
  const known = RENEWAL_FAILURES.find((one) => one === failure);
  return known && failureSentence(known);
}

const listed = (names: string): string => names.split('\n').join(', ');
