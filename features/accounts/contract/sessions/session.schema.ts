import { type Static, Type } from 'typebox';
import { ClientSegment, Handle, SupplierKeyField, Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { CapacityField, RefusedField } from './session-fields.schema.ts';

export const CheckedSession = Type.Object({
  authenticated: Type.Boolean(),
  token: Handle,
  /** The empty UUID for visitors. */
  idcliente: Uuid,
  nome: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  /** Name of the client, which may differ from the user: a company, or the client that a representative serves. */
  nome_cliente: Type.Optional(Type.String()),
  principal: Type.Optional(Type.Boolean()),
  capacidade: Type.Optional(CapacityField),
  escolhendo_cliente: Type.Optional(
    Type.Boolean({ description: 'Representante que ainda não escolheu por quem compra' }),
  ),
  documento_cliente: Type.Optional(Type.String({ description: 'Do cliente, para o representante' })),
  cpf_length: Type.Optional(Type.Integer({ description: '14: CNPJ; senão, CPF' })),
  cadastro_aprovado: Type.Optional(Type.Boolean()),
  cadastro_recusado: RefusedField,
  /** Why a presented session is no longer valid. */
  message: Type.Optional(Type.String()),
});
export type WireSession = Static<typeof CheckedSession>;

export const checkSessionSchema = {
  summary: 'Quem está com a sessão aberta; visitantes recebem authenticated false.',
  tag: 'User',
  params: Type.Object({ client: ClientSegment }),
  query: Type.Object({
    email: Type.Optional(Type.String({ maxLength: 254 })),
    idcadastroextracliente: Type.Optional(Type.String({ maxLength: 64 })),
    idfornecedor: Type.Optional(SupplierKeyField),
  }),
  answer: CheckedSession,
} as const satisfies EndpointSchema;
