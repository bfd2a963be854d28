import type { RefusalTexts } from '#platform/contract/problem.ts';

export type TypeRefusal = 'type-not-found' | 'type-there-already' | 'too-many-types';

export const typeTexts: RefusalTexts<TypeRefusal> = {
  'type-not-found': { status: 404, message: 'Tipo de assinatura não encontrado.' },
  'type-there-already': { status: 409, message: 'Já existe um tipo de assinatura com este nome.' },
  'too-many-types': { status: 409, message: 'A loja chegou ao limite de 20 tipos de assinatura.' },
};

/** Foreign and absent subscriptions get the same answer. */
export const subscriptionTexts = {
  'subscription-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
} as const satisfies RefusalTexts<'subscription-not-found'>;
