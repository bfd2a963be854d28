import { type Static, Type } from 'typebox';
import { USER_TAGS } from '#features/suppliers/domain/tags/user-tags.ts';
import { described, uuid } from '#platform/contract/fields.schema.ts';

/** Role in which a user acts for the client. Spec 6. */
export const CapacityField = Type.Union([
  Type.Literal('PRINCIPAL'),
  Type.Literal('VINCULADO'),
  Type.Literal('REPRESENTANTE'),
  Type.Literal('INTEGRACAO'),
  Type.Literal('ATENDENTE'),
]);
export type WireCapacity = Static<typeof CapacityField>;

/** Beside `cadastro_aprovado: false`, which alone means that the client waits. */
export const RefusedField = Type.Optional(
  Type.Boolean({
    description: 'A loja olhou o cadastro e não o aprovou; sem isso, quem não está aprovado espera',
  }),
);

/** Absent until the client has chosen a payment method at this supplier. Spec 3. */
export const ActivePaymentField = Type.Optional(
  Type.Object(
    { idformapagto: uuid },
    { description: 'A forma de pagamento que o cliente escolheu por último nesta loja' },
  ),
);

/** What a shop knows of the client beyond its approval. Spec 3, user: idcadastroextracliente, loginAsUsuarioVinculado, tag list. */
export const customerFields = {
  idcadastroextracliente: Type.Optional(
    described(uuid, 'O cadastro do cliente nesta loja; ausente enquanto não há um'),
  ),
  loginAsUsuarioVinculado: Type.Optional(
    Type.Boolean({ description: 'Se quem entrou é um usuário vinculado ao cliente' }),
  ),
  tags: Type.Optional(
    Type.Array(Type.Enum([...USER_TAGS]), {
      description: 'As que a loja deu a este cliente; para ele valem como se fossem da loja',
    }),
  ),
};

/** Spec 3, listaClientesVinculados: a client that the user may act for. */
export const ClientChoiceField = Type.Object({
  id_usuario: uuid,
  /** The user is the client's principal. */
  principal: Type.Boolean(),
  idcliente: uuid,
  nome: Type.String(),
  cpf_length: Type.Integer({ description: '14: CNPJ; senão, CPF' }),
  cadastro_aprovado: Type.Boolean(),
  cadastro_recusado: RefusedField,
  pode_entrar: Type.Boolean({ description: 'false enquanto o fornecedor não aprova o cadastro' }),
});
export type WireClientChoice = Static<typeof ClientChoiceField>;
