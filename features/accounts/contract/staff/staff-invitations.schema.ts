import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { opaqueToken, orNull, text } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { passwordTexts } from '../clients/own-account-texts.ts';
import { PasswordText } from '../login/password.schema.ts';
import { needsOfInvited } from './invitation-needs.ts';
import { staffInvitationTexts } from './staff-invitation-texts.ts';
import { StaffSessionObject } from './staff-session.schema.ts';

const tag = 'Painel';

export const openStaffInvitationSchema = {
  summary: 'O que diz o convite para a equipe de um link que foi enviado por e-mail. Não muda nada.',
  tag,
  body: Type.Object({ codigo: opaqueToken }),
  answer: Type.Object({
    loja: Type.String(),
    funcao: Type.String(),
    email: Type.String(),
    convidado_por: orNull(Type.String()),
    precisa: Type.Enum(Object.values(needsOfInvited), {
      description: 'Um cadastro novo, entrar com o que já existe, ou só confirmar',
    }),
  }),
  refusals: someRefusals(staffInvitationTexts, 'invalid-invitation'),
} as const satisfies EndpointSchema;

export const acceptStaffInvitationSchema = {
  summary:
    'Aceita o convite para a equipe, uma única vez: com nome e senha novos, ou com a sessão do cadastro que o e-mail já tem. Abre a sessão do painel.',
  tag,
  body: Type.Object({
    codigo: opaqueToken,
    nome: Type.Optional(text(120)),
    senha: Type.Optional(PasswordText),
  }),
  answer: StaffSessionObject,
  refusals: { ...staffInvitationTexts, ...passwordTexts },
} as const satisfies EndpointSchema;
