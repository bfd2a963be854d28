import { Type } from 'typebox';
import { TermsVersion } from '#features/suppliers/contract/shop-texts.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { clientSegment, orNull, supplierKey, uuid } from '#platform/contract/fields.schema.ts';
import { termsTexts } from './registration-texts.ts';

export const acceptTermsSchema = {
  summary:
    'Registra que quem está com a sessão aberta aceitou a versão vigente dos termos de uso; nada é apagado.',
  tag: 'User',
  params: Type.Object({ idcliente: uuid, idfornecedor: supplierKey }),
  body: Type.Object({ versaoArquivo: TermsVersion }),
  answer: Type.Object({ ok: Type.Literal(true), versaoArquivo: Type.Integer() }),
  refusals: termsTexts,
} as const satisfies EndpointSchema;

const OptionalVersion = orNull(TermsVersion);

export const clientSettingsSchema = {
  summary: 'O que o fornecedor disse deste cliente, e se falta aceitar os termos de uso vigentes.',
  tag: 'User',
  params: Type.Object({ client: clientSegment }),
  query: Type.Object({ idfornecedor: Type.Optional(supplierKey) }),
  answer: Type.Object({
    cadastro_aprovado: Type.Boolean(),
    /** Tags that the supplier gave the client. Spec 6. */
    tags: Type.Array(Type.String()),
    termosuso: Type.Object({
      /** Version in force; null where the supplier has no terms. */
      versaoArquivo: OptionalVersion,
      versaoAceita: OptionalVersion,
      aceito_em: orNull(Type.String()),
      /** The user must accept before continuing. */
      pendente: Type.Boolean(),
    }),
  }),
} as const satisfies EndpointSchema;
