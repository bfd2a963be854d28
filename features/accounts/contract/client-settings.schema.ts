import { Type } from 'typebox';
import { ClientSegment, SupplierKeyField } from '#features/suppliers/contract/fields.schema.ts';
import { TermsVersion } from '#features/suppliers/contract/terms-of-use.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';

const OptionalVersion = Type.Union([TermsVersion, Type.Null()]);

export const clientSettingsSchema = {
  summary: 'O que o fornecedor disse deste cliente, e se falta aceitar os termos de uso vigentes.',
  tag: 'User',
  params: Type.Object({ client: ClientSegment }),
  query: Type.Object({ idfornecedor: Type.Optional(SupplierKeyField) }),
  answer: Type.Object({
    cadastro_aprovado: Type.Boolean(),
    /** Tags that the supplier gave the client. Spec 6. */
    tags: Type.Array(Type.String()),
    termosuso: Type.Object({
      /** Version in force; null where the supplier has no terms. */
      versaoArquivo: OptionalVersion,
      versaoAceita: OptionalVersion,
      aceito_em: Type.Union([Type.String(), Type.Null()]),
      /** The user must accept before continuing. */
      pendente: Type.Boolean(),
    }),
  }),
} as const satisfies EndpointSchema;
