import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { StaffSessionObject } from './staff-session.schema.ts';

export const checkStaffSessionSchema = {
  summary:
    'Quem está com a sessão do painel aberta, e em quais fornecedores; sem sessão, autenticado é false.',
  tag: 'Painel',
  answer: Type.Object({ autenticado: Type.Boolean(), ...Type.Partial(StaffSessionObject).properties }),
} as const satisfies EndpointSchema;
