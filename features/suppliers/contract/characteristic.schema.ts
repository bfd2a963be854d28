import { type Static, Type } from 'typebox';
import { Uuid } from './fields.schema.ts';

export const CharacteristicFields = Type.Object({
  idcaracteristica: Uuid,
  nome: Type.String(),
  obrigatorio: Type.Boolean(),
  /** Empty: any text is accepted. */
  opcoes: Type.Array(Type.String()),
});

export type WireCharacteristic = Static<typeof CharacteristicFields>;
