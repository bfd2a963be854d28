import { fromReais, toReais } from '#kernel/money.ts';
import type { CartLock } from '../domain/cart-lock.ts';
import type { CartSubscription } from '../domain/cart-subscription.ts';
import { type CartTexts, NO_TEXTS } from '../domain/cart-texts.ts';
import type { ShownCart } from '../domain/shown-cart.ts';
import type { WireCart } from './cart.schema.ts';
import { type CartCouponState, cartCouponsFromWire, cartCouponsToWire } from './cart-coupons.wire.ts';
import { cartItemFromWire, cartItemToWire } from './cart-item.wire.ts';
import { noticeFromWire, noticeToWire } from './cart-notice.wire.ts';
import type { WireCartLock, WireMetaInfo } from './cart-parts.schema.ts';

export interface SavedCart extends ShownCart {
  /** Incremented by every save; 0 before the first. */
  readonly version: number;
  /** Absent for a cart that was never saved. */
  readonly texts?: CartTexts;
  readonly message?: string;
  /** Set when an attendant prepared it: it is read-only. */
  readonly lock?: CartLock;
  /** Absent where prices are hidden. */
  readonly coupons?: CartCouponState;
  /** Absent where no subscriptions are offered. */
  readonly subscription?: CartSubscription;
}

export const cartToWire = ({
  lines,
  subtotal,
  saved,
  notices,
  version,
  texts = NO_TEXTS,
  message,
  lock,
  coupons,
  subscription,
}: SavedCart): WireCart => ({
  itens: lines.map(cartItemToWire),
  ...(subtotal === undefined ? {} : { total: toReais(subtotal) }),
  ...(saved === undefined ? {} : { economia: toReais(saved) }),
  avisos: notices.map(noticeToWire),
  meta_info: metaInfoToWire(subscription),
  ...cartCouponsToWire(coupons, subtotal),
  ...(message === undefined ? {} : { message }),
  anotacoes: texts.note,
  numPedidoCliente: texts.customerOrderNumber,
  ...(lock === undefined ? {} : { bloqueio: lockToWire(lock) }),
  versao: version,
});

export const textsToWire = ({ note, customerOrderNumber }: Partial<CartTexts>) => ({
  ...(note === undefined ? {} : { anotacoes: note }),
  ...(customerOrderNumber === undefined ? {} : { numPedidoCliente: customerOrderNumber }),
});

export const cartFromWire = (wire: WireCart): SavedCart => {
  const coupons = cartCouponsFromWire(wire);
  const subscription = cartSubscriptionFromWire(wire.meta_info);
  return {
    lines: wire.itens.map(cartItemFromWire),
    ...(wire.total === undefined ? {} : { subtotal: fromReais(wire.total) }),
    ...(wire.economia === undefined ? {} : { saved: fromReais(wire.economia) }),
    notices: wire.avisos.map(noticeFromWire),
    version: wire.versao,
    texts: { note: wire.anotacoes, customerOrderNumber: wire.numPedidoCliente },
    ...(wire.message === undefined ? {} : { message: wire.message }),
    ...(wire.bloqueio === undefined ? {} : { lock: lockFromWire(wire.bloqueio) }),
    ...(coupons === undefined ? {} : { coupons }),
    ...(subscription === undefined ? {} : { subscription }),
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
      ...(typeId === undefined ? {} : { idtipoassinatura: typeId }),
      ...(warning === undefined ? {} : { aviso: warning }),
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
    ...(typeId === undefined ? {} : { typeId }),
    ...(message === '' ? {} : { message }),
    ...(warning === undefined ? {} : { warning }),
    savings: economias.map((each) => ({
      typeId: each.idtipoassinatura,
      saved: fromReais(each.economia),
    })),
  };
}
