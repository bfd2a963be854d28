import { type Static, Type } from 'typebox';
import { changedByOtherFacts, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  done,
  instant,
  nonBlankText,
  ofSupplier,
  orNull,
  typedLogin,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { SHOP_PERMISSIONS } from '../../domain/staff-may.ts';
import { givenRole, OwnRoleObject, roleFields } from './role.schema.ts';
import { staffRoleTexts, teamTexts } from './team-texts.ts';

const tag = 'Painel';

const Member = Type.Object({
  idpessoa: uuid,
  nome: Type.String(),
  email: Type.String(),
  ...roleFields,
  segundaEtapa: Type.Boolean({ description: 'O login desta pessoa pede também um código do celular' }),
  versao: version,
});
export type WireMember = Static<typeof Member>;

const Invitation = Type.Object({
  idconvite: uuid,
  email: Type.String(),
  ...roleFields,
  convidado_por: orNull(Type.String()),
  convidado_em: instant,
  vence_em: instant,
  vencido: Type.Boolean(),
});
export type WireTeamInvitation = Static<typeof Invitation>;

const Role = Type.Object({
  ...OwnRoleObject.properties,
  pessoas: Type.Integer({ description: 'Quantas pessoas da equipe têm a função' }),
  versao: version,
});
export type WireTeamRole = Static<typeof Role>;

export const listTeamSchema = {
  summary: 'A equipe da loja: as pessoas, os convites em aberto e as funções próprias.',
  tag,
  params: ofSupplier,
  answer: Type.Object({
    pessoas: Type.Array(Member),
    convites: Type.Array(Invitation),
    funcoes: Type.Array(Role),
  }),
} as const satisfies EndpointSchema;

const ofMember = Type.Object({ idfornecedor: uuid, idpessoa: uuid });

export const writeStaffMemberSchema = {
  summary: 'Dá outra função a uma pessoa da equipe; o que ela não pode mais fica fechado na hora.',
  tag,
  params: ofMember,
  body: Type.Object({ ...givenRole, versao: version }, closed),
  answer: Member,
  refusals: {
    ...someRefusals(teamTexts, 'member-not-found', 'role-not-found', 'more-than-you-have', 'last-owner'),
    ...changedByOtherText,
  },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const removeStaffMemberSchema = {
  summary: 'Tira uma pessoa da equipe. O acesso dela à loja termina na hora.',
  tag,
  params: ofMember,
  answer: done,
  refusals: someRefusals(teamTexts, 'member-not-found', 'more-than-you-have', 'last-owner'),
} as const satisfies EndpointSchema;

export const inviteStaffSchema = {
  summary: 'Convida por e-mail para a equipe, ou convida de novo; o link vale por 7 dias.',
  tag,
  params: ofSupplier,
  body: Type.Object({ email: typedLogin, ...givenRole }, closed),
  answer: Type.Object({ idconvite: uuid, email: Type.String() }),
  refusals: someRefusals(
    teamTexts,
    'malformed-email',
    'too-many-requests',
    'too-many-invitations',
    'already-member',
    'role-not-found',
    'more-than-you-have',
  ),
} as const satisfies EndpointSchema;

const ofInvitation = Type.Object({ idfornecedor: uuid, idconvite: uuid });

export const resendStaffInvitationSchema = {
  summary: 'Envia um convite de novo, por mais 7 dias; o link de antes não vale mais.',
  tag,
  params: ofInvitation,
  answer: done,
  refusals: someRefusals(teamTexts, 'invitation-not-found', 'more-than-you-have', 'too-many-requests'),
} as const satisfies EndpointSchema;

export const withdrawStaffInvitationSchema = {
  summary: 'Retira um convite: o link não vale mais.',
  tag,
  params: ofInvitation,
  answer: done,
  refusals: someRefusals(teamTexts, 'invitation-not-found'),
} as const satisfies EndpointSchema;

const roleBody = {
  nome: nonBlankText(60),
  permissoes: Type.Array(Type.Enum([...SHOP_PERMISSIONS]), { minItems: 1, maxItems: 100, uniqueItems: true }),
  limiteDesconto: Type.Integer({ minimum: 0, maximum: 100 }),
};

export const createStaffRoleSchema = {
  summary: 'Cria uma função própria da loja. Ninguém dá mais do que pode.',
  tag,
  params: ofSupplier,
  body: Type.Object(roleBody, closed),
  answer: Role,
  refusals: someRefusals(staffRoleTexts, 'name-taken', 'more-than-you-have', 'too-many-roles'),
} as const satisfies EndpointSchema;

const ofRole = Type.Object({ idfornecedor: uuid, idfuncao: uuid });

export const writeStaffRoleSchema = {
  summary: 'Muda uma função própria; vale na hora para quem a tem.',
  tag,
  params: ofRole,
  body: Type.Object({ ...roleBody, versao: version }, closed),
  answer: Role,
  refusals: {
    ...someRefusals(staffRoleTexts, 'role-not-found', 'name-taken', 'more-than-you-have'),
    ...changedByOtherText,
  },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const removeStaffRoleSchema = {
  summary: 'Exclui uma função própria que ninguém tem.',
  tag,
  params: ofRole,
  answer: done,
  refusals: someRefusals(staffRoleTexts, 'role-not-found', 'role-in-use', 'more-than-you-have'),
} as const satisfies EndpointSchema;
