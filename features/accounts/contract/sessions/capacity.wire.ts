import { CAPACITIES, type Capacity } from '#kernel/scope.ts';
import type { WireCapacity } from './session-fields.schema.ts';

const words: Readonly<Record<Capacity, WireCapacity>> = {
  principal: 'PRINCIPAL',
  linked: 'VINCULADO',
  representative: 'REPRESENTANTE',
  integration: 'INTEGRACAO',
  attendant: 'ATENDENTE',
};

export const capacityToWire = (capacity: Capacity): WireCapacity => words[capacity];

export const capacityFromWire = (wire: WireCapacity): Capacity =>
  CAPACITIES.find((capacity) => words[capacity] === wire) ?? 'linked';
