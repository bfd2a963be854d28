import { Type } from 'typebox';
import { passwordTexts } from '#features/accounts/contract/clients/own-account-texts.ts';
import { PasswordText } from '#features/accounts/contract/login/password.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { doneWithMessage, opaqueToken, text } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { acceptingTexts } from './linked-users-texts.ts';

const tag = 'Representative and linked users';

const needs = Type.Union([Type.Literal('CADASTRO'), Type.Literal('SENHA'), Type.Literal('NADA')], {
  description: 'O que é preciso para aceitar: um cadastro novo, a senha do que há, ou nada de quem já entrou',
});
const acceptance = Type.Object({
  codigo: opaqueToken,
  nome: Type.Optional(text(120)),
  senha: Type.Optional(PasswordText),
});

export const openInvitationSchema = {
  summary: 'O que diz o convite de um link que foi enviado por e-mail. Não muda nada.',
  tag,
  body: Type.Object({ codigo: opaqueToken }),
  answer: Type.Object({
    nome_cliente: Type.String(),
    convidado_por: Type.String(),
    email: Type.String(),
    precisa: needs,
  }),
  refusals: someRefusals(acceptingTexts, 'invalid-invitation'),
} as const satisfies EndpointSchema;

export const acceptInvitationSchema = {
  summary:
    'Aceita um convite, uma única vez: com nome e senha novos, com a senha do cadastro que o e-mail já tem, ou com a sessão dele aberta.',
  tag,
  body: acceptance,
  answer: doneWithMessage,
  refusals: { ...acceptingTexts, ...passwordTexts },
} as const satisfies EndpointSchema;

export const openRepresentativeInvitationSchema = {
  summary: 'O convite para representar a loja de um link que foi enviado por e-mail. Não muda nada.',
  tag,
  body: Type.Object({ codigo: opaqueToken }),
  answer: Type.Object({ email: Type.String(), precisa: needs }),
  refusals: someRefusals(acceptingTexts, 'invalid-invitation'),
} as const satisfies EndpointSchema;

export const acceptRepresentativeInvitationSchema = {
  summary:
    'Aceita representar a loja, uma única vez: com nome e senha novos, com a senha do cadastro que o e-mail já tem, ou com a sessão dele aberta.',
  tag,
  body: acceptance,
  answer: doneWithMessage,
  refusals: { ...acceptingTexts, ...passwordTexts },
} as const satisfies EndpointSchema;
