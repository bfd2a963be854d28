import type { LineReason } from '../domain/cart.ts';
import type { WireCartItem } from './cart-item.schema.ts';

export type WirePriceReason = NonNullable<WireCartItem['motivoPreco']>;

const wireReasons = {
  attendant: 'ATENDENTE',
  progressive: 'PROGRESSIVO',
  wholesale: 'ATACADO',
  normal: 'NORMAL',
  combo: 'COMBO',
  gift: 'BRINDE',
} as const satisfies Record<LineReason, WirePriceReason>;

const reasons = {
  ATENDENTE: 'attendant',
  PROGRESSIVO: 'progressive',
  ATACADO: 'wholesale',
  NORMAL: 'normal',
  COMBO: 'combo',
  BRINDE: 'gift',
} as const satisfies Record<WirePriceReason, LineReason>;

export const reasonToWire = (reason: LineReason): WirePriceReason => wireReasons[reason];
export const reasonFromWire = (wire: WirePriceReason): LineReason => reasons[wire];
