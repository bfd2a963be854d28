import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { doneWithMessage, handle, orNull, typedLogin, uuid } from '#platform/contract/fields.schema.ts';
import { MAX_USER_LIST } from '../domain/linked-user.ts';
import { invitingTexts, removingTexts, tokenTexts } from './linked-users-texts.ts';

const LinkedUserField = Type.Object({
  id_usuario: uuid,
  nome: Type.String({ description: 'Vazio até o convite ser aceito' }),
  email: Type.String(),
  principal: Type.Boolean(),
  situacao: Type.Union([Type.Literal('ATIVO'), Type.Literal('CONVIDADO'), Type.Literal('VENCIDO')]),
  convidado_em: Type.Optional(Type.String({ description: 'Em UTC: 2026-11-20T15:00:00.000Z' })),
});
export type WireLinkedUser = Static<typeof LinkedUserField>;

const tag = 'Representative and linked users';

export const listLinkedUsersSchema = {
  summary:
    'Quem compra pelo cliente e quem foi convidado, o usuário principal primeiro. Só para o usuário principal.',
  tag,
  params: Type.Object({ token: handle, idcliente: uuid }),
  query: Type.Object({
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_USER_LIST, default: 20 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000, default: 0 })),
  }),
  answer: Type.Object({ usuarios: Type.Array(LinkedUserField), total: Type.Integer() }),
} as const satisfies EndpointSchema;

export const inviteLinkedUserSchema = {
  summary:
    'Convida alguém por e-mail para comprar pelo cliente; convidar de novo envia outro link. A resposta é a mesma para quem tem cadastro e para quem não tem.',
  tag,
  params: Type.Object({ token: handle, idcliente: uuid }),
  body: Type.Object({ email: typedLogin }),
  answer: doneWithMessage,
  refusals: invitingTexts,
} as const satisfies EndpointSchema;

export const getLinkedUserSchema = {
  summary:
    'Um usuário vinculado: ao usuário principal, os do seu cliente; a qualquer um, ele mesmo. Com gerar_token_jwt, um token de 15 minutos para si mesmo, que termina com a sessão que o pediu.',
  tag,
  params: Type.Object({ token: handle, idusuario: uuid }),
  query: Type.Object({ gerar_token_jwt: Type.Optional(Type.Boolean()) }),
  answer: Type.Object({
    ...LinkedUserField.properties,
    idcliente: uuid,
    jwttoken: orNull(Type.String()),
  }),
  refusals: tokenTexts,
} as const satisfies EndpointSchema;

export const removeLinkedUserSchema = {
  summary: 'Remove um usuário vinculado, cujas sessões terminam na hora, ou cancela um convite.',
  tag,
  params: Type.Object({ token: handle, idcliente: uuid, idusuario: uuid }),
  answer: doneWithMessage,
  refusals: removingTexts,
} as const satisfies EndpointSchema;
