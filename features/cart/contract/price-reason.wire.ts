import type { PriceReason } from '#features/pricing/domain/unit-price.ts';
import type { WireCartItem } from './cart-item.schema.ts';

export type WirePriceReason = NonNullable<WireCartItem['motivoPreco']>;

const wireReasons = {
  attendant: 'ATENDENTE',
  progressive: 'PROGRESSIVO',
  wholesale: 'ATACADO',
  normal: 'NORMAL',
} as const satisfies Record<PriceReason, WirePriceReason>;

const reasons = {
  ATENDENTE: 'attendant',
  PROGRESSIVO: 'progressive',
  ATACADO: 'wholesale',
  NORMAL: 'normal',
} as const satisfies Record<WirePriceReason, PriceReason>;

export const reasonToWire = (reason: PriceReason): WirePriceReason => wireReasons[reason];
export const reasonFromWire = (wire: WirePriceReason): PriceReason => reasons[wire];
