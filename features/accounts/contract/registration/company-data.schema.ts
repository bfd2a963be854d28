import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { documentTexts } from './registration-texts.ts';

export const companyFields = {
  cnpj: Type.String(),
  razao_social: Type.String(),
  ativa: Type.Boolean(),
  cep: Type.String(),
  logradouro: Type.String(),
  numero: Type.String(),
  complemento: Type.String(),
  bairro: Type.String(),
  municipio: Type.String(),
  uf: Type.String(),
};

export const companyDataSchema = {
  summary:
    'O que a Receita diz de uma empresa, pelo CNPJ, para preencher o cadastro; null quando não se sabe. Nunca de pessoas.',
  tag: 'User',
  params: Type.Object({ split: Type.Literal('~'), doc: Type.String({ minLength: 1, maxLength: 20 }) }),
  answer: Type.Object({
    dados: Type.Union([Type.Object(companyFields), Type.Null()]),
  }),
  refusals: documentTexts,
} as const satisfies EndpointSchema;
