import { greeted, type ShopMail, USUAL_SUBJECT } from '#features/accounts/contract/mails/shop-mail.ts';

export const boletosMail: ShopMail = {
  key: 'boletos',
  group: 'Pagamentos',
  name: 'Boletos enviados',
  when: 'Quando um cliente envia seus boletos a quem os paga.',
  standard: { subject: USUAL_SUBJECT, introduction: '', closing: '' },
  variables: ['client'],
  mayBeOff: false,
};

export const nfeMail: ShopMail = {
  key: 'nota-fiscal',
  group: 'Pedidos',
  name: 'Nota fiscal',
  when: 'Quando a nota fiscal de um pedido é anexada.',
  standard: greeted('Pedido {{pedido}}: nota fiscal'),
  variables: ['name', 'order'],
  mayBeOff: true,
};
