import { fromReais, toReais } from '#kernel/money.ts';
import type { CartSubscription } from '../domain/cart-subscription.ts';
import type { WireMetaInfo } from './cart-subscription.schema.ts';

export function metaInfoToWire(subscription: CartSubscription | undefined): WireMetaInfo {
  if (subscription === undefined) return { hasRecorrencia: false };
  const { offered, typeId, message = '', warning, savings } = subscription;
  return {
    hasRecorrencia: offered,
    recorrencia: {
      mensagem: message,
      ...(typeId === undefined ? {} : { idtipoassinatura: typeId }),
      ...(warning === undefined ? {} : { aviso: warning }),
      economias: savings.map((each) => ({
        idtipoassinatura: each.typeId,
        economia: toReais(each.saved),
      })),
    },
  };
}

export function subscriptionFromWire({
  hasRecorrencia: offered,
  recorrencia,
}: WireMetaInfo): CartSubscription | undefined {
  if (recorrencia === undefined) return undefined;
  const { mensagem: message, idtipoassinatura: typeId, aviso: warning, economias } = recorrencia;
  return {
    offered,
    ...(typeId === undefined ? {} : { typeId }),
    ...(message === '' ? {} : { message }),
    ...(warning === undefined ? {} : { warning }),
    savings: economias.map((each) => ({
      typeId: each.idtipoassinatura,
      saved: fromReais(each.economia),
    })),
  };
}
