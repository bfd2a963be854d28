/** What the parts of a shop's draft are called, and the page on which each is seen. */
import type { PartName } from '../../domain/shop/shop-draft.ts';

export const PART_WORDS: Readonly<Record<PartName, string>> = {
  menu: 'Menu e rodapé',
  ABOUT: 'Sobre a loja',
  EXCHANGE_POLICY: 'Trocas e devoluções',
  PRIVACY_POLICY: 'Privacidade',
  ORDER_INSTRUCTIONS: 'Instruções do pedido',
};

/** Within the shop. The order's instructions are at the end of a purchase, which begins in the home. */
export const PART_PAGES: Readonly<Record<PartName, string>> = {
  menu: '',
  ABOUT: '/sobre',
  EXCHANGE_POLICY: '/trocas',
  PRIVACY_POLICY: '/privacidade',
  ORDER_INSTRUCTIONS: '',
};

export const partWords = (names: readonly PartName[]): string =>
  names.map((name) => PART_WORDS[name]).join(', ');
