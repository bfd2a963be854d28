import type { Side } from '../../domain/mover.ts';

export const WIRE_SIDES = ['CLIENTE', 'LOJA', 'SISTEMA'] as const;
export type WireSide = (typeof WIRE_SIDES)[number];

const wireSides = { client: 'CLIENTE', shop: 'LOJA', system: 'SISTEMA' } as const satisfies Record<
  Side,
  WireSide
>;
const sides = { CLIENTE: 'client', LOJA: 'shop', SISTEMA: 'system' } as const satisfies Record<
  WireSide,
  Side
>;

export const orderSideToWire = (side: Side): WireSide => wireSides[side];
export const orderSideFromWire = (wire: WireSide): Side => sides[wire];
