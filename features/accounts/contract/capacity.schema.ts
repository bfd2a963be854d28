import { type Static, Type } from 'typebox';

/** Role in which a user acts for the client. Spec 6. */
export const CapacityField = Type.Union([
  Type.Literal('PRINCIPAL'),
  Type.Literal('VINCULADO'),
  Type.Literal('REPRESENTANTE'),
  Type.Literal('INTEGRACAO'),
]);
export type WireCapacity = Static<typeof CapacityField>;
