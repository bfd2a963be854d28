import { type Static, Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';

/** Role in which a user acts for the client. Spec 6. */
export const CapacityField = Type.Union([
  Type.Literal('PRINCIPAL'),
  Type.Literal('VINCULADO'),
  Type.Literal('REPRESENTANTE'),
  Type.Literal('INTEGRACAO'),
]);
export type WireCapacity = Static<typeof CapacityField>;

/** Beside `cadastro_aprovado: false`, which alone means that the client waits. */
export const RefusedField = Type.Optional(
  Type.Boolean({
    description: 'A loja olhou o cadastro e não o aprovou; sem isso, quem não está aprovado espera',
  }),
);

/** Spec 3, listaClientesVinculados: a client that the user may act for. */
export const ClientChoiceField = Type.Object({
  id_usuario: Uuid,
  /** The user is the client's principal. */
  principal: Type.Boolean(),
  idcliente: Uuid,
  nome: Type.String(),
  cpf_length: Type.Integer({ description: '14: CNPJ; senão, CPF' }),
  cadastro_aprovado: Type.Boolean(),
  cadastro_recusado: RefusedField,
  pode_entrar: Type.Boolean({ description: 'false enquanto o fornecedor não aprova o cadastro' }),
});
export type WireClientChoice = Static<typeof ClientChoiceField>;
