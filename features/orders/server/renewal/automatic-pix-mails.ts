/** Mails about the Pix Automático of a subscription. */
import { principalAt } from '#features/accounts/server/clients/principal-of.ts';
import { firstName, type Letter, type WriteLetter } from '#features/accounts/server/mails/letter.ts';
import { subscriptionById } from '#features/subscriptions/server/subscriptions.store.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { renewalShopMails } from '../../contract/mails/renewal-shop-mails.ts';

export const AUTOMATIC_PIX_MAILS = {
  /** The authorisation has ended, or was never given. */
  ended: 'automatic-pix-ended',
  /** A debit failed, and another day follows. */
  retried: 'automatic-pix-retried',
  /** An order is not debited: it has to be paid. */
  toBePaid: 'automatic-pix-to-be-paid',
} as const;

const ended: Readonly<Record<string, { readonly subject: string; readonly text: string }>> = {
  refused: {
    subject: 'O Pix Automático não foi autorizado',
    text: 'A autorização do Pix Automático não foi dada no seu banco.',
  },
  expired: {
    subject: 'O Pix Automático não foi autorizado a tempo',
    text: 'O prazo para autorizar o Pix Automático no seu banco terminou.',
  },
  'cancelled-by-payer': {
    subject: 'O Pix Automático foi cancelado no seu banco',
    text: 'Você cancelou no seu banco a autorização do Pix Automático: nada mais é debitado sozinho.',
  },
  'cancelled-by-shop': {
    subject: 'O Pix Automático foi cancelado',
    text: 'A autorização do Pix Automático foi cancelada: nada mais é debitado sozinho.',
  },
};

const why: Readonly<Record<string, string>> = {
  'no-funds': 'Não havia saldo na sua conta em nenhuma das tentativas.',
  stopped: 'O débito foi cancelado no seu banco.',
  'not-possible': 'O seu banco não aceitou o débito.',
  'above-ceiling': 'O valor deste pedido passa do teto que você definiu no seu banco.',
  'too-early': 'O pedido é anterior à data em que o Pix Automático começa a valer.',
  'period-used': 'O seu banco permite um débito por período, e o deste já foi usado.',
};

export const automaticPixLetters: Readonly<Record<string, WriteLetter>> = {
  async [AUTOMATIC_PIX_MAILS.ended](
    db,
    { supplierId = '', clientId = '', subscriptionId = '', status = '' },
  ) {
    const subscription = await subscriptionById(db, { supplierId, clientId }, subscriptionId);
    const principal = await principalAt(db, supplierId, clientId);
    // Of a cancelled subscription nothing is paid any more.
    if (principal === undefined || subscription === undefined) return undefined;
    if (subscription.status === 'CANCELLED') return undefined;
    const { email: to, name } = principal;
    const page = `/assinaturas/${subscriptionId}`;
    return endedLetter({ to, name, label: subscription.label, page, status });
  },

  async [AUTOMATIC_PIX_MAILS.retried](db, { supplierId = '', clientId = '', order = '', retryOn = '' }) {
    const principal = await principalAt(db, supplierId, clientId);
    if (principal === undefined) return undefined;
    return retriedLetter({ to: principal.email, name: principal.name, order, retryOn });
  },

  async [AUTOMATIC_PIX_MAILS.toBePaid](db, { supplierId = '', clientId = '', order = '', why: reason = '' }) {
    const principal = await principalAt(db, supplierId, clientId);
    if (principal === undefined) return undefined;
    return toBePaidLetter({ to: principal.email, name: principal.name, order, why: reason });
  },
};

type Facts<Name extends string> = Readonly<Record<'to' | 'name' | Name, string>>;

/** Undefined for an end that nobody is mailed about. */
export function endedLetter({
  to,
  name,
  label,
  page,
  status,
}: Facts<'label' | 'page' | 'status'>): Letter | undefined {
  const words = ended[status];
  return (
    words && {
      shopMail: renewalShopMails.pixEnded,
      values: { name: firstName(name), subscription: label },
      to,
      subject: words.subject,
      paragraphs: [
        `Olá, ${firstName(name)}.`,
        `${words.text} A sua assinatura “${label}” continua: cada próximo pedido vem com um Pix para você pagar.`,
        'Se quiser, autorize de novo na página da assinatura.',
      ],
      button: { label: 'Ver a assinatura', path: page },
    }
  );
}

export const retriedLetter = ({ to, name, order, retryOn }: Facts<'order' | 'retryOn'>): Letter => ({
  shopMail: renewalShopMails.pixRetried,
  values: { name: firstName(name), order },
  to,
  subject: `Pedido ${order}: o Pix Automático não foi debitado`,
  paragraphs: [
    `Olá, ${firstName(name)}.`,
    `Não havia saldo para o débito do pedido ${order}. O seu banco tenta de novo em ${formatDay(retryOn)}.`,
    'Se preferir não esperar, pague de outra forma na página do pedido: o débito é cancelado.',
  ],
  button: { label: 'Ver o pedido', path: `/pedidos/${order}` },
});

export const toBePaidLetter = ({ to, name, order, why: reason }: Facts<'order' | 'why'>): Letter => ({
  shopMail: renewalShopMails.pixToBePaid,
  values: { name: firstName(name), order },
  to,
  subject: `Pedido ${order}: falta pagar`,
  paragraphs: [
    `Olá, ${firstName(name)}.`,
    `O pedido ${order} não foi pago pelo Pix Automático. ${why[reason] ?? ''}`,
    'O pedido está guardado: pague com o Pix que está na página dele. A assinatura continua.',
  ],
  button: { label: 'Pagar o pedido', path: `/pedidos/${order}` },
});
