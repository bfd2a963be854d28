import { MAX_LINES } from '#features/cart/domain/cart.ts';
import type { ValueRefusal } from '#features/pricing/contract/texts.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';
import { MAX_LISTS, MAX_PRODUCTS, MAX_SUGGESTED } from '../domain/shopping-list.ts';

export type ListRefusal =
  | 'list-not-found'
  | 'product-not-found'
  | 'list-without-name'
  | 'not-list-maker'
  | 'unknown-products'
  | 'too-many-lists'
  | 'too-many-products';

/** Foreign and absent lists and products get the same response. */
export const listTexts = {
  'list-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'product-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'list-without-name': { status: 422, message: 'Dê um nome à lista.' },
  'not-list-maker': { status: 403, message: 'Só quem criou a lista decide se ela é compartilhada.' },
  'unknown-products': { status: 422, message: 'Há produtos que esta loja não tem.' },
  'too-many-lists': {
    status: 409,
    message: `Você chegou ao limite de ${MAX_LISTS} listas. Exclua uma para criar outra.`,
  },
  'too-many-products': { status: 409, message: `Uma lista leva até ${MAX_PRODUCTS} produtos diferentes.` },
} as const satisfies RefusalTexts<ListRefusal>;

export const FULL_CART = `Um carrinho leva até ${MAX_LINES} produtos diferentes.`;

export type SuggestionRefusal =
  | 'list-not-found'
  | 'list-without-name'
  | 'list-without-products'
  | 'unknown-products'
  | 'unknown-clients'
  | 'too-many-suggested'
  | 'too-many-products'
  | Extract<ValueRefusal, 'quantity-not-exact'>;

export const suggestionTexts: RefusalTexts<SuggestionRefusal> = {
  'list-not-found': listTexts['list-not-found'],
  'list-without-name': listTexts['list-without-name'],
  'list-without-products': { status: 422, message: 'Sugira ao menos um produto.' },
  'quantity-not-exact': { status: 422, message: 'Informe quantidades com no máximo três casas decimais.' },
  'unknown-products': listTexts['unknown-products'],
  'unknown-clients': { status: 422, message: 'Há clientes que esta loja não tem.' },
  'too-many-suggested': {
    status: 409,
    message: `A loja chegou ao limite de ${MAX_SUGGESTED} listas sugeridas ativas.`,
  },
  'too-many-products': listTexts['too-many-products'],
};
