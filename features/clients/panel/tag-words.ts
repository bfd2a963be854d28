import type { UserTag } from '#features/suppliers/domain/tags/user-tags.ts';

/** The tags of a client in the shop's words. */
export const tagWords: Readonly<Record<UserTag, string>> = {
  'restrict-not-approved-user-submission': 'Só envia pedidos depois de aprovado',
  'uses-share-coupom': 'Pode indicar amigos com cupom',
  'use-primary-address': 'Entra já com o endereço principal escolhido',
  'uses-single-address': 'Usa um só endereço',
  'store-prefers-delivery-with-pickup': 'Escolhe entre entrega e retirada antes do endereço',
};
