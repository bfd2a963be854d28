import { fromReais, toReais } from '#kernel/money.ts';
import type { ShownCart } from '../domain/shown-cart.ts';
import type { WireCart } from './cart.schema.ts';
import { cartItemFromWire, cartItemToWire } from './cart-item.wire.ts';
import { noticeFromWire, noticeToWire } from './cart-notice.wire.ts';

/** A cart and what the server says of it. */
export interface SavedCart extends ShownCart {
  /** Grows with every save; 0 before the first. */
  readonly version: number;
  readonly message?: string;
}

export const cartToWire = ({ lines, subtotal, saved, notices, version, message }: SavedCart): WireCart => ({
  itens: lines.map(cartItemToWire),
  ...(subtotal === undefined ? {} : { total: toReais(subtotal) }),
  ...(saved === undefined ? {} : { economia: toReais(saved) }),
  avisos: notices.map(noticeToWire),
  meta_info: { hasRecorrencia: false },
  cupomAutomatico: null,
  ...(message === undefined ? {} : { message }),
  versao: version,
});

export const cartFromWire = (wire: WireCart): SavedCart => ({
  lines: wire.itens.map(cartItemFromWire),
  ...(wire.total === undefined ? {} : { subtotal: fromReais(wire.total) }),
  ...(wire.economia === undefined ? {} : { saved: fromReais(wire.economia) }),
  notices: wire.avisos.map(noticeFromWire),
  version: wire.versao,
  ...(wire.message === undefined ? {} : { message: wire.message }),
});
