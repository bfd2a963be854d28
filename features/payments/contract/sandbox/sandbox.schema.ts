import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { uuid } from '#platform/contract/fields.schema.ts';

const params = Type.Object({ idfornecedor: uuid, referencia: Type.String({ pattern: '^sbx[0-9a-f]{24}$' }) });
const page = {
  params,
  answer: Type.String(),
  answerType: 'text/html; charset=utf-8',
  tag: 'Payments',
} as const;

export const showSandboxPixSchema = {
  ...page,
  summary: 'Só na demonstração: o banco de brincadeira em que se paga um Pix.',
} as const satisfies EndpointSchema;

export const paySandboxPixSchema = {
  ...page,
  summary: 'Só na demonstração: paga o Pix e diz como o aviso chega à loja.',
  query: Type.Object({
    aviso: Type.Optional(Type.Enum(['agora', 'atrasado', 'repetido', 'fora-de-ordem'])),
  }),
} as const satisfies EndpointSchema;
