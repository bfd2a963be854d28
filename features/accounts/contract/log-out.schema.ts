import { Type } from 'typebox';
import { Handle } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';

export const logOutSchema = {
  summary: 'Encerra a sessão; só vale a partir das páginas da própria loja.',
  tag: 'User',
  params: Type.Object({ token: Handle }),
  answer: Type.Object({ ok: Type.Literal(true) }),
} as const satisfies EndpointSchema;
