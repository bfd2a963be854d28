import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';

export const logOutStaffSchema = {
  summary: 'Encerra a sessão do painel em todos os lugares; sem sessão, nada muda.',
  tag: 'Painel',
  answer: Type.Object({ ok: Type.Literal(true) }),
} as const satisfies EndpointSchema;
