import { type Static, Type } from 'typebox';
import { CapacityField } from '#features/accounts/contract/capacity.schema.ts';

const person = Type.Object({ nome: Type.String() });

/** Who made an order, and in which role. Spec 6; `representante` and `usuarioVinculado` in the specification's payload. */
export const issuerFields = {
  emitidoPor: Type.String({ description: 'Pedido emitido por' }),
  emitidoComo: CapacityField,
  representante: Type.Optional({ ...person, description: 'Se foi um representante' }),
  usuarioVinculado: Type.Optional({ ...person, description: 'Se foi um usuário vinculado' }),
};

const issuerSchema = Type.Object(issuerFields);
export type WireIssuer = Static<typeof issuerSchema>;
