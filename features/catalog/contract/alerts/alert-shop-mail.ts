import { greeted, type ShopMail, USUAL_SUBJECT } from '#features/accounts/contract/mails/shop-mail.ts';

export const alertShopMail: ShopMail = {
  key: 'aviso-de-produto',
  group: 'Avisos e conversas',
  name: 'Aviso de produto',
  when: 'Quando um produto volta ou fica mais barato, para quem pediu o aviso.',
  standard: greeted(USUAL_SUBJECT),
  variables: ['name'],
  mayBeOff: false,
};
