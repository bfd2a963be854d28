import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import {
  type CartLock,
  type CartSubscription,
  type CartTexts,
  NO_TEXTS,
  type SavedCart,
} from '../domain/saved-cart.ts';
import type { WireCart } from './cart.schema.ts';
import { cartCouponsFromWire, cartCouponsToWire } from './cart-coupons.wire.ts';
import { cartGiftFromWire, cartGiftToWire, hintFromWire, hintToWire } from './cart-gift.wire.ts';
import { cartItemFromWire, cartItemToWire } from './cart-item.wire.ts';
import { noticeFromWire, noticeToWire } from './cart-notice.wire.ts';
import type { WireCartLock, WireMetaInfo } from './cart-parts.schema.ts';

export const cartToWire = ({
  lines,
  gifts,
  hints,
  subtotal,
  saved,
  notices,
  version,
  texts = NO_TEXTS,
  message,
  lock,
  coupons,
  subscription,
  minimumOrder,
}: SavedCart): WireCart => ({
  itens: lines.map(cartItemToWire),
  ...defined({
    brindes: gifts === undefined ? undefined : gifts.map(cartGiftToWire),
    proximasOfertas: hints === undefined ? undefined : hints.map(hintToWire),
    total: subtotal === undefined ? undefined : toReais(subtotal),
    economia: saved === undefined ? undefined : toReais(saved),
  }),
  avisos: notices.map(noticeToWire),
  meta_info: metaInfoToWire(subscription),
  ...cartCouponsToWire(coupons, subtotal),
  ...defined({ message }),
  anotacoes: texts.note,
  numPedidoCliente: texts.customerOrderNumber,
  ...defined({
    bloqueio: lock === undefined ? undefined : lockToWire(lock),
    pedidoMinimo: minimumOrder === undefined ? undefined : toReais(minimumOrder),
  }),
  versao: version,
});

export const textsToWire = ({ note, customerOrderNumber }: Partial<CartTexts>) => ({
  ...defined({ anotacoes: note, numPedidoCliente: customerOrderNumber }),
});

export const cartFromWire = (wire: WireCart): SavedCart => {
  const coupons = cartCouponsFromWire(wire);
  const subscription = cartSubscriptionFromWire(wire.meta_info);
  return {
    lines: wire.itens.map(cartItemFromWire),
    ...defined({
      gifts: wire.brindes === undefined ? undefined : wire.brindes.map(cartGiftFromWire),
      hints: wire.proximasOfertas === undefined ? undefined : wire.proximasOfertas.map(hintFromWire),
      subtotal: wire.total === undefined ? undefined : fromReais(wire.total),
      saved: wire.economia === undefined ? undefined : fromReais(wire.economia),
    }),
    notices: wire.avisos.map(noticeFromWire),
    version: wire.versao,
    texts: { note: wire.anotacoes, customerOrderNumber: wire.numPedidoCliente },
    ...defined({
      message: wire.message,
      lock: wire.bloqueio === undefined ? undefined : lockFromWire(wire.bloqueio),
      coupons,
      subscription,
      minimumOrder: wire.pedidoMinimo === undefined ? undefined : fromReais(wire.pedidoMinimo),
    }),
  };
};

export const lockToWire = ({ attendant, reason, since }: CartLock): WireCartLock => ({
  atendente: attendant,
  motivo: reason,
  desde: new Date(since).toISOString(),
});

export const lockFromWire = ({ atendente, motivo, desde }: WireCartLock): CartLock => ({
  attendant: atendente,
  reason: motivo,
  since: Date.parse(desde),
});

export function metaInfoToWire(subscription: CartSubscription | undefined): WireMetaInfo {
  if (subscription === undefined) return { hasRecorrencia: false };
  const { offered, typeId, message = '', warning, savings } = subscription;
  return {
    hasRecorrencia: offered,
    recorrencia: {
      mensagem: message,
      ...defined({ idtipoassinatura: typeId, aviso: warning }),
      economias: savings.map((each) => ({
        idtipoassinatura: each.typeId,
        economia: toReais(each.saved),
      })),
    },
  };
}

export function cartSubscriptionFromWire({
  hasRecorrencia: offered,
  recorrencia,
}: WireMetaInfo): CartSubscription | undefined {
  if (recorrencia === undefined) return undefined;
  const { mensagem: message, idtipoassinatura: typeId, aviso: warning, economias } = recorrencia;
  return {
    offered,
    ...defined({ typeId }),
    ...(message === '' ? {} : { message }),
    ...defined({ warning }),
    savings: economias.map((each) => ({
      typeId: each.idtipoassinatura,
      saved: fromReais(each.economia),
    })),
  };
}
