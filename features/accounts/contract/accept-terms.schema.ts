import { Type } from 'typebox';
import { SupplierKeyField, Uuid } from '#features/suppliers/contract/fields.schema.ts';
import { TermsVersion } from '#features/suppliers/contract/terms-of-use.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { termsTexts } from './registration-texts.ts';

export const acceptTermsSchema = {
  summary:
    'Registra que quem está com a sessão aberta aceitou a versão vigente dos termos de uso; nada é apagado.',
  tag: 'User',
  params: Type.Object({ idcliente: Uuid, idfornecedor: SupplierKeyField }),
  body: Type.Object({ versaoArquivo: TermsVersion }),
  answer: Type.Object({ ok: Type.Literal(true), versaoArquivo: Type.Integer() }),
  refusals: termsTexts,
} as const satisfies EndpointSchema;
