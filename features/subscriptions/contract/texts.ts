import type { RefusalTexts } from '#platform/contract/problem.ts';
import { failureSentence, type RenewalFailure } from '../domain/renewal-failure.ts';

export type TypeRefusal = 'type-not-found' | 'type-there-already' | 'too-many-types';

export const typeTexts: RefusalTexts<TypeRefusal> = {
  'type-not-found': { status: 404, message: 'Tipo de assinatura não encontrado.' },
  'type-there-already': { status: 409, message: 'Já existe um tipo de assinatura com este nome.' },
  'too-many-types': { status: 409, message: 'A loja chegou ao limite de 20 tipos de assinatura.' },
};

export type SubscriptionRefusal =
  | 'subscription-not-found'
  | 'subscription-ended'
  | 'turn-passed'
  | 'type-not-offered'
  | 'line-unknown'
  | 'no-lines'
  | 'quantity-not-sold'
  | 'place-not-found'
  | 'address-gone'
  | 'address-not-served'
  | 'no-delivery'
  | 'below-minimum'
  | 'payment-not-offered'
  | 'payment-needs-client'
  | 'automatic-pix-not-offered'
  | 'characteristic-missing';

const ofFailure = (failure: RenewalFailure) => ({ status: 422, message: failureSentence(failure) }) as const;

/** Foreign and absent subscriptions, addresses and stores get the same response. */
export const subscriptionTexts: RefusalTexts<SubscriptionRefusal> = {
  'subscription-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'subscription-ended': { status: 409, message: 'Esta assinatura não está ativa.' },
  'turn-passed': { status: 409, message: 'O próximo pedido já não é o deste dia. Confira as datas.' },
  'type-not-offered': { status: 409, message: 'Esta frequência não é mais oferecida.' },
  'line-unknown': { status: 422, message: 'Um dos produtos não está nesta assinatura.' },
  'no-lines': { status: 422, message: 'Deixe pelo menos um produto, ou cancele a assinatura.' },
  'quantity-not-sold': { status: 422, message: 'Um dos produtos não é vendido nesta quantidade.' },
  'place-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'address-gone': ofFailure('address-gone'),
  'address-not-served': ofFailure('address-not-served'),
  'no-delivery': ofFailure('no-delivery'),
  'below-minimum': ofFailure('below-minimum'),
  'payment-not-offered': {
    status: 422,
    message: 'A forma de pagamento não é oferecida para esta forma de receber.',
  },
  'payment-needs-client': ofFailure('payment-needs-client'),
  'automatic-pix-not-offered': {
    status: 409,
    message: 'O Pix Automático não está disponível agora para esta assinatura.',
  },
  'characteristic-missing': { status: 422, message: 'Responda o que a loja pede sobre o pedido.' },
};
