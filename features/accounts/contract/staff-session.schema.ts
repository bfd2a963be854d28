import { type Static, Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';

/** The logged-in staff member with their suppliers. */
export const StaffSessionObject = Type.Object({
  nome: Type.String(),
  email: Type.String(),
  administrador: Type.Boolean({ description: 'Da plataforma: entra em qualquer fornecedor' }),
  fornecedores: Type.Array(
    Type.Object({
      idfornecedor: Uuid,
      slug: Type.String(),
      nome: Type.String(),
      papel: Type.Union([Type.Literal('PROPRIETARIO'), Type.Literal('OPERADOR')]),
    }),
  ),
});
export type WireStaffSession = Static<typeof StaffSessionObject>;
