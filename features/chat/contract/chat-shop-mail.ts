import { greeted, type ShopMail, USUAL_SUBJECT } from '#features/accounts/contract/mails/shop-mail.ts';

export const chatShopMail: ShopMail = {
  key: 'conversa-resposta',
  group: 'Avisos e conversas',
  name: 'Resposta na conversa',
  when: 'Quando a loja responde a quem não está com a conversa aberta.',
  standard: greeted(USUAL_SUBJECT),
  variables: ['name', 'order'],
  mayBeOff: true,
};
