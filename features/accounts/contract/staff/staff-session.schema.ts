import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { done, typedLogin, uuid } from '#platform/contract/fields.schema.ts';
import { roleFields } from './role.schema.ts';
import { staffLoginTexts } from './staff-texts.ts';

/** The logged-in staff member with their suppliers. */
export const StaffSessionObject = Type.Object({
  nome: Type.String(),
  email: Type.String(),
  administrador: Type.Boolean({ description: 'Da plataforma: entra em qualquer fornecedor' }),
  suporte: Type.Optional(Type.Boolean({ description: 'Da plataforma: só lê' })),
  faltaSegundaEtapa: Type.Optional(
    Type.Boolean({ description: 'Quem trabalha para a plataforma só age depois de ativar a segunda etapa' }),
  ),
  personificacao: Type.Optional(
    Type.Object(
      { por: Type.String(), ate: Type.String(), motivo: Type.String() },
      { description: 'Quem da plataforma age no lugar da pessoa, até quando e por quê' },
    ),
  ),
  fornecedores: Type.Array(
    Type.Object({
      idfornecedor: uuid,
      slug: Type.String(),
      nome: Type.String(),
      fuso: Type.Optional(Type.String({ description: 'Como America/Manaus; sem ele, o de Brasília' })),
      ...roleFields,
    }),
  ),
});
export type WireStaffSession = Static<typeof StaffSessionObject>;

export const logInStaffSchema = {
  summary: 'Abre a sessão do painel por e-mail e senha; a sessão fica em um cookie próprio por 12 horas.',
  tag: 'Painel',
  body: Type.Object({
    email: typedLogin,
    senha: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  answer: StaffSessionObject,
  refusals: staffLoginTexts,
  facts: { 'second-step': 'desafio, que a segunda etapa do login leva com o código' },
} as const satisfies EndpointSchema;

export const checkStaffSessionSchema = {
  summary:
    'Quem está com a sessão do painel aberta, e em quais fornecedores; sem sessão, autenticado é false.',
  tag: 'Painel',
  answer: Type.Object({ autenticado: Type.Boolean(), ...Type.Partial(StaffSessionObject).properties }),
} as const satisfies EndpointSchema;

export const logOutStaffSchema = {
  summary: 'Encerra a sessão do painel em todos os lugares; sem sessão, nada muda.',
  tag: 'Painel',
  answer: done,
} as const satisfies EndpointSchema;
