import { Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';

export const emailStateSchema = {
  summary: 'Se o e-mail de quem está com a sessão aberta já foi confirmado.',
  tag: 'User',
  params: Type.Object({ idcliente: Uuid }),
  answer: Type.Object({ email: Type.String(), verificado: Type.Boolean() }),
} as const satisfies EndpointSchema;
