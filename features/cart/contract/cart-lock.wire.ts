import type { CartLock } from '../domain/cart-lock.ts';
import type { WireCartLock } from './cart-lock.schema.ts';

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
