import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  done,
  instant,
  nonBlankText,
  ofSupplier,
  opaqueToken,
  typedLogin,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { firstRunTexts, invitationTexts, peopleTexts } from './texts.ts';

const PlatformRole = Type.Enum(['ADMINISTRADOR', 'SUPORTE']);
const Invitation = Type.Object({
  idconvite: uuid,
  convidadoComo: Type.Enum(['PROPRIETARIO', 'ADMINISTRADOR', 'SUPORTE']),
  nome: Type.String(),
  email: Type.String(),
  convidadoEm: instant,
  venceEm: instant,
});
export type WireInvitation = Static<typeof Invitation>;
const Member = Type.Object({
  idpessoa: uuid,
  nome: Type.String(),
  email: Type.String(),
  papel: PlatformRole,
  segundaEtapa: Type.Boolean({ description: 'Se o login pede um código' }),
});
export type WireMember = Static<typeof Member>;

const tag = 'Plataforma';
const invited = { nome: nonBlankText(100), email: typedLogin };
const link = Type.Object({
  link: Type.String({
    description: 'Para entregar à pessoa: vale por sete dias, uma vez. Só aparece agora.',
  }),
});
const ofPerson = Type.Object({ idpessoa: uuid });
const people = Type.Object({ pessoas: Type.Array(Member), convites: Type.Array(Invitation) });

export const listPeopleSchema = {
  summary: 'Quem trabalha para a plataforma, e quem foi convidado.',
  tag,
  answer: people,
} as const satisfies EndpointSchema;

export const invitePersonSchema = {
  summary: 'Convida alguém para a plataforma. Um convite anterior do mesmo e-mail deixa de valer.',
  tag,
  body: Type.Object({ ...invited, papel: PlatformRole }, closed),
  answer: link,
  refusals: someRefusals(peopleTexts, 'malformed-email'),
} as const satisfies EndpointSchema;

export const changePersonSchema = {
  summary: 'Muda o papel de alguém da plataforma. As sessões da pessoa acabam na hora.',
  tag,
  params: ofPerson,
  body: Type.Object({ papel: PlatformRole }, closed),
  answer: Type.Object({ pessoas: Type.Array(Member) }),
  refusals: someRefusals(peopleTexts, 'person-not-found', 'last-administrator'),
} as const satisfies EndpointSchema;

export const removePersonSchema = {
  summary: 'Tira alguém da plataforma. As sessões da pessoa acabam na hora; o que ela faz em lojas continua.',
  tag,
  params: ofPerson,
  answer: Type.Object({ pessoas: Type.Array(Member) }),
  refusals: someRefusals(peopleTexts, 'person-not-found', 'last-administrator'),
} as const satisfies EndpointSchema;

export const withdrawInvitationSchema = {
  summary: 'Desfaz um convite da plataforma: o link deixa de valer.',
  tag,
  params: Type.Object({ idconvite: uuid }),
  answer: done,
} as const satisfies EndpointSchema;

export const listShopPeopleSchema = {
  summary: 'Quem trabalha em uma loja, e os donos convidados pela plataforma.',
  tag,
  params: ofSupplier,
  answer: Type.Object({
    pessoas: Type.Array(
      Type.Object({ idpessoa: uuid, nome: Type.String(), email: Type.String(), dono: Type.Boolean() }),
    ),
    convites: Type.Array(Invitation),
  }),
} as const satisfies EndpointSchema;

export const inviteOwnerSchema = {
  summary: 'Convida quem será dono da loja. Um convite anterior do mesmo e-mail deixa de valer.',
  tag,
  params: ofSupplier,
  body: Type.Object(invited, closed),
  answer: link,
  refusals: someRefusals(peopleTexts, 'malformed-email'),
} as const satisfies EndpointSchema;

export const withdrawOwnerInvitationSchema = {
  summary: 'Desfaz o convite de um dono: o link deixa de valer.',
  tag,
  params: Type.Object({ idfornecedor: uuid, idconvite: uuid }),
  answer: done,
} as const satisfies EndpointSchema;

export const actAsStaffSchema = {
  summary:
    'Entra no painel da loja em nome de alguém da equipe, por 30 minutos. Os donos recebem um e-mail, e tudo fica na auditoria.',
  tag,
  params: Type.Object({ idfornecedor: uuid, idpessoa: uuid }),
  body: Type.Object({ motivo: nonBlankText(500) }, closed),
  answer: Type.Object({ slug: Type.String() }),
  refusals: someRefusals(peopleTexts, 'person-not-found'),
} as const satisfies EndpointSchema;

export const stopActingSchema = {
  summary: 'Deixa de agir em nome de alguém: a sessão própria continua, se ainda estiver aberta.',
  tag: 'Painel',
  answer: Type.Object({ voltou: Type.Boolean({ description: 'Falso: é preciso entrar de novo' }) }),
} as const satisfies EndpointSchema;

const password = Type.String({ minLength: 1, maxLength: 200 });

export const showFirstRunSchema = {
  summary: 'Se a instalação ainda espera por quem a administre.',
  tag,
  answer: Type.Object({ aberto: Type.Boolean() }),
} as const satisfies EndpointSchema;

export const beginInstallationSchema = {
  summary:
    'Cria a primeira pessoa da administração e abre a sessão dela. Exige o código que o servidor mostrou ao iniciar; vale uma vez.',
  tag,
  body: Type.Object(
    {
      codigo: Type.String({ minLength: 1, maxLength: 60 }),
      nome: nonBlankText(100),
      email: typedLogin,
      senha: password,
    },
    closed,
  ),
  answer: done,
  refusals: firstRunTexts,
} as const satisfies EndpointSchema;

export const showInvitationSchema = {
  summary: 'O que o link de um convite oferece; nada, para um link que não vale.',
  tag,
  body: Type.Object({ codigo: opaqueToken }, closed),
  answer: Type.Object({
    convite: Type.Optional(
      Type.Object({
        convidadoComo: Invitation.properties.convidadoComo,
        nome: Type.String(),
        email: Type.String(),
        loja: Type.Optional(Type.String()),
        temConta: Type.Boolean({ description: 'Se a pessoa confirma com a senha que já tem' }),
      }),
    ),
  }),
} as const satisfies EndpointSchema;

export const acceptInvitationSchema = {
  summary:
    'Aceita um convite: uma pessoa nova cria a senha e já entra; quem tem conta confirma com a senha dela e entra pelo login.',
  tag,
  body: Type.Object({ codigo: opaqueToken, senha: password }, closed),
  answer: Type.Object({
    entrou: Type.Boolean({ description: 'Falso: quem já tinha conta entra pelo login' }),
    slug: Type.Optional(Type.String({ description: 'Da loja' })),
  }),
  refusals: invitationTexts,
} as const satisfies EndpointSchema;
