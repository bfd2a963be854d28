import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { uuid } from '#platform/contract/fields.schema.ts';

const paymentRef = Type.String({ pattern: '^sbx[0-9a-f]{24}$' });
const page = {
  answer: Type.String(),
  answerType: 'text/html; charset=utf-8',
  tag: 'Payments',
} as const;
const ofPix = { ...page, params: Type.Object({ idfornecedor: uuid, referencia: paymentRef }) } as const;
const mandateParams = { idfornecedor: uuid, referencia: Type.String({ pattern: '^sbm[0-9a-f]{24}$' }) };
const aviso = Type.Optional(Type.Enum(['agora', 'atrasado', 'repetido', 'fora-de-ordem']));

export const showSandboxPixSchema = {
  ...ofPix,
  summary: 'Só na demonstração: o banco de brincadeira em que se paga um Pix.',
} as const satisfies EndpointSchema;

export const paySandboxPixSchema = {
  ...ofPix,
  summary: 'Só na demonstração: paga o Pix e diz como o aviso chega à loja.',
  query: Type.Object({ aviso }),
} as const satisfies EndpointSchema;

export const showSandboxMandateSchema = {
  ...page,
  summary: 'Só na demonstração: o banco de brincadeira em que se autoriza um Pix Automático.',
  params: Type.Object(mandateParams),
} as const satisfies EndpointSchema;

export const actOnSandboxMandateSchema = {
  ...page,
  summary:
    'Só na demonstração: autoriza, recusa ou cancela um Pix Automático, deixa a conta com ou sem saldo, ou cancela uma cobrança.',
  params: Type.Object({
    ...mandateParams,
    acao: Type.Enum(['autorizar', 'recusar', 'cancelar', 'com-saldo', 'sem-saldo', 'cancelar-cobranca']),
  }),
  query: Type.Object({
    aviso,
    teto: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1e9 })),
    cobranca: Type.Optional(paymentRef),
  }),
} as const satisfies EndpointSchema;
