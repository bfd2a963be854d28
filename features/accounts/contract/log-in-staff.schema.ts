import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { StaffSessionObject } from './staff-session.schema.ts';
import { staffLoginTexts } from './staff-texts.ts';

export const logInStaffSchema = {
  summary: 'Abre a sessão do painel por e-mail e senha; a sessão fica em um cookie próprio por 12 horas.',
  tag: 'Painel',
  body: Type.Object({
    email: Type.String({ minLength: 1, maxLength: 254 }),
    senha: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  answer: StaffSessionObject,
  refusals: staffLoginTexts,
  facts: { 'second-step': 'desafio, que a segunda etapa do login leva com o código' },
} as const satisfies EndpointSchema;
