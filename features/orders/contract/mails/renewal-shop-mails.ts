/** The mails about a subscription's turns and its Pix Automático. */
import { greeted, type ShopMail, USUAL_SUBJECT } from '#features/accounts/contract/mails/shop-mail.ts';

type Words = Pick<ShopMail, 'key' | 'name' | 'when' | 'variables'> & { readonly subject: string };

const mail = ({ subject, ...words }: Words): ShopMail => ({
  ...words,
  group: 'Assinaturas',
  standard: greeted(subject),
  mayBeOff: false,
});

export const renewalShopMails = {
  announced: mail({
    key: 'assinatura-proximo-pedido',
    name: 'Próximo pedido da assinatura',
    when: 'Alguns dias antes de cada pedido, com os produtos e os preços de hoje.',
    subject: 'Seu próximo pedido da assinatura “{{assinatura}}” é em {{dia}}',
    variables: ['name', 'subscription', 'day'],
  }),
  failed: mail({
    key: 'assinatura-pedido-nao-feito',
    name: 'Pedido da assinatura não feito',
    when: 'Quando o pedido do dia não pôde ser feito.',
    subject: 'O pedido da assinatura “{{assinatura}}” não foi feito',
    variables: ['name', 'subscription', 'day'],
  }),
  stopped: mail({
    key: 'assinatura-parada',
    name: 'Assinatura parada',
    when: 'Depois de três pedidos que não puderam ser feitos.',
    subject: 'A assinatura “{{assinatura}}” parou',
    variables: ['name', 'subscription', 'day'],
  }),
  short: mail({
    key: 'assinatura-faltou',
    name: 'Pedido da assinatura incompleto',
    when: 'Quando o pedido foi feito, mas faltou algum produto.',
    subject: 'O pedido {{pedido}} foi feito, mas falta algo',
    variables: ['name', 'subscription', 'order'],
  }),
  pixEnded: mail({
    key: 'pix-automatico-encerrado',
    name: 'Pix Automático encerrado',
    when: 'Quando a autorização do Pix Automático termina ou não é dada.',
    subject: USUAL_SUBJECT,
    variables: ['name', 'subscription'],
  }),
  pixRetried: mail({
    key: 'pix-automatico-nova-tentativa',
    name: 'Pix Automático: nova tentativa',
    when: 'Quando não havia saldo, e o banco tenta de novo.',
    subject: 'Pedido {{pedido}}: o Pix Automático não foi debitado',
    variables: ['name', 'order'],
  }),
  pixToBePaid: mail({
    key: 'pix-automatico-falta-pagar',
    name: 'Pix Automático: falta pagar',
    when: 'Quando o débito não foi possível, e o pedido espera por um Pix.',
    subject: 'Pedido {{pedido}}: falta pagar',
    variables: ['name', 'order'],
  }),
} as const satisfies Readonly<Record<string, ShopMail>>;
