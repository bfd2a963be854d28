import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { StaffSessionObject } from './staff-session.schema.ts';

export const logInStaffSchema = {
  summary: 'Abre a sessão do painel por e-mail e senha; a sessão fica em um cookie próprio por 12 horas.',
  tag: 'Painel',
  body: Type.Object({
    email: Type.String({ minLength: 1, maxLength: 254 }),
    senha: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  answer: StaffSessionObject,
} as const satisfies EndpointSchema;
