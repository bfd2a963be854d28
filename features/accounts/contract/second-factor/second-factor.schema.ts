import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { done, handle, opaqueToken, supplierKey, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { AsksToJoin, LoginAnswer } from '../login/login.schema.ts';
import { PasswordText } from '../login/password.schema.ts';
import { StaffSessionObject } from '../staff/staff-session.schema.ts';
import { loginTexts } from '../texts.ts';
import { secondFactorTexts, secondStepTexts } from './second-factor-texts.ts';

/** Six digits of the app, or a recovery code, as typed. */
const Code = Type.String({ minLength: 6, maxLength: 40 });

const params = Type.Object({ idcliente: uuid });
const begin = {
  body: Type.Object({ senhaAtual: PasswordText }),
  refusals: someRefusals(secondFactorTexts, 'wrong-password', 'already-on', 'too-many-attempts'),
};
const confirm = {
  body: Type.Object({ codigo: Code }),
  refusals: someRefusals(secondFactorTexts, 'not-begun', 'already-on', 'wrong-code', 'too-many-attempts'),
};
const remove = {
  body: Type.Object({ senhaAtual: PasswordText, codigo: Code }),
  refusals: someRefusals(secondFactorTexts, 'wrong-password', 'wrong-code', 'not-on', 'too-many-attempts'),
};
const secondStep = Type.Object({
  desafio: opaqueToken,
  codigo: Code,
  idfornecedor: Type.Optional(supplierKey),
});

const State = Type.Object({
  ativo: Type.Boolean(),
  codigosRestantes: Type.Integer({ description: 'Códigos de recuperação que ainda não foram usados' }),
});
const Begun = Type.Object({
  segredo: Type.String({ description: 'Em base 32, para digitar no aplicativo' }),
  link: Type.String({ description: 'otpauth://' }),
  qrcode: Type.String({ description: 'O link desenhado, em SVG' }),
});
const Confirmed = Type.Object({
  ok: Type.Literal(true),
  codigos: Type.Array(Type.String(), { description: 'Dez códigos de recuperação, mostrados só agora' }),
});

const user = { tag: 'User' } as const;
const panel = { tag: 'Painel' } as const;

export const logInSecondStepSchema = {
  ...user,
  summary: 'Conclui o login de quem tem verificação em duas etapas, com o código do aplicativo.',
  params: Type.Object({ token: handle }),
  body: Type.Object({ ...secondStep.properties, solicitarCadastro: Type.Optional(AsksToJoin) }),
  answer: LoginAnswer,
  refusals: {
    ...secondStepTexts,
    ...someRefusals(
      loginTexts,
      'invalid-credentials',
      'waiting-for-approval',
      'not-approved',
      'not-a-client',
    ),
  },
} as const satisfies EndpointSchema;

export const getSecondFactorSchema = {
  ...user,
  summary: 'Se o login de quem pergunta pede um código, e quantos códigos de recuperação restam.',
  params,
  answer: State,
} as const satisfies EndpointSchema;

export const beginSecondFactorSchema = {
  ...user,
  ...begin,
  summary: 'Cria o segredo a ser posto no aplicativo autenticador; vale depois de confirmado por um código.',
  params,
  answer: Begun,
} as const satisfies EndpointSchema;

export const confirmSecondFactorSchema = {
  ...user,
  ...confirm,
  summary: 'Ativa a verificação em duas etapas; as outras sessões são encerradas e a atual é renovada.',
  params,
  answer: Confirmed,
} as const satisfies EndpointSchema;

export const removeSecondFactorSchema = {
  ...user,
  ...remove,
  summary: 'Desativa a verificação em duas etapas, com a senha e um código.',
  params,
  answer: done,
} as const satisfies EndpointSchema;

export const renewRecoveryCodesSchema = {
  ...user,
  ...remove,
  summary:
    'Troca os códigos de recuperação por dez novos, com a senha e um código; os de antes não valem mais.',
  params,
  answer: Confirmed,
} as const satisfies EndpointSchema;

export const logInStaffSecondStepSchema = {
  ...panel,
  summary: 'Conclui o login do painel de quem tem verificação em duas etapas.',
  body: Type.Object({ desafio: opaqueToken, codigo: Code }),
  answer: StaffSessionObject,
  refusals: secondStepTexts,
} as const satisfies EndpointSchema;

export const getStaffSecondFactorSchema = {
  ...panel,
  summary: 'Se o login de quem está no painel pede um código, e quantos códigos de recuperação restam.',
  answer: State,
} as const satisfies EndpointSchema;

export const beginStaffSecondFactorSchema = {
  ...panel,
  ...begin,
  summary: 'Cria o segredo a ser posto no aplicativo autenticador de quem está no painel.',
  answer: Begun,
} as const satisfies EndpointSchema;

export const confirmStaffSecondFactorSchema = {
  ...panel,
  ...confirm,
  summary: 'Ativa a verificação em duas etapas de quem está no painel; renova a sessão e encerra as outras.',
  answer: Confirmed,
} as const satisfies EndpointSchema;

export const removeStaffSecondFactorSchema = {
  ...panel,
  ...remove,
  summary: 'Desativa a verificação em duas etapas de quem está no painel, com a senha e um código.',
  answer: done,
} as const satisfies EndpointSchema;

export const renewStaffRecoveryCodesSchema = {
  ...panel,
  ...remove,
  summary:
    'Troca os códigos de recuperação de quem está no painel por dez novos, com a senha e um código; os de antes não valem mais.',
  answer: Confirmed,
} as const satisfies EndpointSchema;
