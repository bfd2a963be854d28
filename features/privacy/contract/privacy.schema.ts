import { type Static, Type } from 'typebox';
import { PasswordText } from '#features/accounts/contract/login/password.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, doneWithMessage, instant, opaqueToken, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { confirmTexts, deletionTexts, privacyTexts } from './privacy-texts.ts';

const tag = 'User';
const params = Type.Object({ idcliente: uuid });

const passwordBody = Type.Object(
  { senha: PasswordText },
  { ...closed, description: 'A senha de quem pede: uma sessão aberta não basta' },
);

const Rows = Type.Array(Type.Record(Type.String(), Type.Unknown()));
const Parts = Type.Array(Type.Object({ titulo: Type.String(), registros: Rows }));

export const PersonalReport = Type.Object({
  geradoEm: instant,
  cadastro: Parts,
  lojas: Type.Array(Type.Object({ nome: Type.String(), partes: Parts })),
});
export type WirePersonalReport = Static<typeof PersonalReport>;

export const exportDataSchema = {
  summary:
    'Tudo o que se guarda de quem pede, em todas as lojas (LGPD, art. 18). Só o usuário principal, com a senha.',
  tag,
  params,
  body: passwordBody,
  answer: PersonalReport,
  refusals: someRefusals(privacyTexts, 'wrong-password', 'too-many-attempts'),
} as const satisfies EndpointSchema;

export const DeletionState = Type.Object({
  exclusao: Type.Optional(
    Type.Object({
      pedidaEm: Type.String(),
      confirmadaEm: Type.Optional(instant),
      previstaPara: Type.Optional(instant),
    }),
  ),
});
export type WireDeletionState = Static<typeof DeletionState>;

export const showDeletionSchema = {
  summary: 'Se foi pedida a exclusão do cadastro, e para quando está marcada.',
  tag,
  params,
  answer: DeletionState,
} as const satisfies EndpointSchema;

const Confirmation = doneWithMessage;

export const requestDeletionSchema = {
  summary:
    'Pede a exclusão do cadastro e dos dados. Só vale depois que o link enviado por e-mail for aberto.',
  tag,
  params,
  body: passwordBody,
  answer: Confirmation,
  refusals: deletionTexts,
} as const satisfies EndpointSchema;

export const confirmDeletionSchema = {
  summary: 'Confirma, com o código do e-mail, a exclusão pedida; dali em diante conta o prazo para desistir.',
  tag,
  body: Type.Object({ codigo: opaqueToken }, { ...closed, description: 'O que vem depois de # no link' }),
  answer: Type.Object({ ok: Type.Literal(true), message: Type.String(), previstaPara: Type.String() }),
  refusals: confirmTexts,
} as const satisfies EndpointSchema;

export const cancelDeletionSchema = {
  summary: 'Desiste da exclusão pedida ou marcada.',
  tag,
  params,
  answer: Confirmation,
} as const satisfies EndpointSchema;
