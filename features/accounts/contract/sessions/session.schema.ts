import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { clientSegment, handle, supplierKey, uuid } from '#platform/contract/fields.schema.ts';
import { ActivePaymentField, CapacityField, customerFields, RefusedField } from './session-fields.schema.ts';

export const CheckedSession = Type.Object({
  authenticated: Type.Boolean(),
  token: handle,
  /** The empty UUID for visitors. */
  idcliente: uuid,
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
  formaPagamentoActive: ActivePaymentField,
  ...customerFields,
  /** Why a presented session is no longer valid. */
  message: Type.Optional(Type.String()),
});
export type WireSession = Static<typeof CheckedSession>;

export const checkSessionSchema = {
  summary:
    'Quem está com a sessão aberta; visitantes recebem authenticated false. Um email ou cadastro que não é o da sessão é 404.',
  tag: 'User',
  params: Type.Object({ client: clientSegment }),
  query: Type.Object({
    email: Type.Optional(Type.String({ maxLength: 254 })),
    idcadastroextracliente: Type.Optional(Type.String({ maxLength: 64 })),
    idfornecedor: Type.Optional(supplierKey),
  }),
  answer: CheckedSession,
} as const satisfies EndpointSchema;
