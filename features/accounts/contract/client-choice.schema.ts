import { type Static, Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';
import { RefusedField } from './refused.schema.ts';

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
