import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { SupplierKeyField } from './fields.schema.ts';

export const TermsVersion = Type.Integer({ minimum: 1, maximum: 1_000_000 });

export const termsOfUseSchema = {
  summary:
    'Os termos de uso do fornecedor na versão pedida ou, sem versaoArquivo, na vigente; sem termos, versaoArquivo é null.',
  tag: 'Supplier',
  params: Type.Object({ idfornecedor: SupplierKeyField }),
  query: Type.Object({ versaoArquivo: Type.Optional(TermsVersion) }),
  answer: Type.Object({
    versaoArquivo: Type.Union([Type.Integer(), Type.Null()]),
    titulo: Type.String(),
    texto: Type.String({ description: 'Texto simples; uma linha vazia começa um parágrafo.' }),
    publicado_em: Type.Union([Type.String(), Type.Null()]),
    /** True for the latest version. */
    vigente: Type.Boolean(),
  }),
} as const satisfies EndpointSchema;
