import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  done,
  doneWithMessage,
  instant,
  nonBlankText,
  opaqueToken,
  orNull,
  typedLogin,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { passwordTexts } from '../clients/own-account-texts.ts';
import { PasswordText } from '../login/password.schema.ts';
import { ownAccessTexts } from './own-access-texts.ts';

const tag = 'Painel';

export const recoverStaffPasswordSchema = {
  summary:
    'Envia um link para criar outra senha do painel; a resposta é a mesma para e-mails conhecidos e desconhecidos.',
  tag,
  body: Type.Object({ email: typedLogin }),
  answer: doneWithMessage,
  refusals: someRefusals(ownAccessTexts, 'malformed-email', 'too-many-requests'),
} as const satisfies EndpointSchema;

export const setStaffPasswordSchema = {
  summary: 'Cria a nova senha do painel com o código do link, uma única vez; encerra todas as sessões.',
  tag,
  body: Type.Object({ codigo: opaqueToken, senha: PasswordText }),
  answer: doneWithMessage,
  refusals: { ...someRefusals(ownAccessTexts, 'invalid-link'), ...passwordTexts },
} as const satisfies EndpointSchema;

export const confirmStaffEmailSchema = {
  summary: 'Confirma o novo e-mail de quem usa o painel com o código do link, uma única vez.',
  tag,
  body: Type.Object({ codigo: opaqueToken }),
  answer: doneWithMessage,
  refusals: someRefusals(ownAccessTexts, 'invalid-link', 'email-taken'),
} as const satisfies EndpointSchema;

export const changeStaffNameSchema = {
  summary: 'Muda o nome de quem está no painel.',
  tag,
  body: Type.Object({ nome: nonBlankText(120) }, closed),
  answer: done,
} as const satisfies EndpointSchema;

export const changeStaffPasswordSchema = {
  summary: 'Muda a senha de quem está no painel; a sessão atual é renovada e as outras são encerradas.',
  tag,
  body: Type.Object({ senhaAtual: PasswordText, senha: PasswordText }, closed),
  answer: doneWithMessage,
  refusals: {
    ...someRefusals(ownAccessTexts, 'wrong-password', 'too-many-attempts'),
    ...passwordTexts,
  },
} as const satisfies EndpointSchema;

export const changeStaffEmailSchema = {
  summary: 'Pede a troca do e-mail de quem está no painel, que só vale quando o novo for confirmado.',
  tag,
  body: Type.Object({ senhaAtual: PasswordText, email: typedLogin }, closed),
  answer: doneWithMessage,
  refusals: someRefusals(
    ownAccessTexts,
    'wrong-password',
    'too-many-attempts',
    'malformed-email',
    'same-email',
    'too-many-requests',
  ),
} as const satisfies EndpointSchema;

const Session = Type.Object({
  idsessao: uuid,
  aparelho: orNull(Type.String({ description: 'Exemplo: Chrome no Windows' })),
  endereco: orNull(Type.String({ description: 'Endereço de rede do login' })),
  aberta_em: instant,
  usada_em: instant,
  atual: Type.Boolean(),
});
export type WireStaffDevice = Static<typeof Session>;

export const listStaffSessionsSchema = {
  summary: 'Os aparelhos em que quem pergunta está com o painel aberto, o último usado primeiro.',
  tag,
  answer: Type.Object({ sessoes: Type.Array(Session) }),
} as const satisfies EndpointSchema;

export const endStaffSessionSchema = {
  summary: 'Encerra uma sessão própria do painel.',
  tag,
  params: Type.Object({ idsessao: uuid }),
  answer: done,
} as const satisfies EndpointSchema;

export const endOtherStaffSessionsSchema = {
  summary: 'Encerra todas as sessões próprias do painel menos a atual.',
  tag,
  answer: Type.Object({ encerradas: Type.Integer() }),
} as const satisfies EndpointSchema;
