/** The mails about who buys for a client, and who sells for the shop. */
import { greeted, type ShopMail } from '#features/accounts/contract/mails/shop-mail.ts';

export const linkedInvitationMail: ShopMail = {
  key: 'usuario-convidado',
  group: 'Cadastro',
  name: 'Convite para comprar por uma empresa',
  when: 'Quando um cliente convida outra pessoa para comprar por ele.',
  standard: { subject: 'Convite para comprar por {{cliente}}', introduction: 'Olá.', closing: '' },
  variables: ['client'],
  mayBeOff: false,
};

export const linkedAcceptedMail: ShopMail = {
  key: 'usuario-aceitou',
  group: 'Cadastro',
  name: 'Convite aceito',
  when: 'Quando a pessoa convidada aceita, para quem convidou.',
  standard: greeted('{{pessoa}} aceitou o convite'),
  variables: ['name', 'person', 'client'],
  mayBeOff: true,
};

export const linkedRemovedMail: ShopMail = {
  key: 'usuario-removido',
  group: 'Cadastro',
  name: 'Acesso encerrado',
  when: 'Quando um cliente tira de alguém o acesso para comprar por ele.',
  standard: { subject: 'Você não compra mais por {{cliente}}', introduction: '', closing: '' },
  variables: ['client'],
  mayBeOff: false,
};

export const representativeInvitationMail: ShopMail = {
  key: 'representante-convidado',
  group: 'Cadastro',
  name: 'Convite para representar a loja',
  when: 'Quando a loja convida um representante de vendas.',
  standard: { subject: 'Convite para representar {{loja}}', introduction: 'Olá.', closing: '' },
  variables: [],
  mayBeOff: false,
};
