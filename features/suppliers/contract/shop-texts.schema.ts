import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { orNull, previewLinkToken, supplierKey, uuid } from '#platform/contract/fields.schema.ts';
import { CONTENT_TYPES } from '../domain/shop-texts.ts';

const ContentTypeField = Type.Enum([...CONTENT_TYPES]);

export const customContentSchema = {
  summary: 'Textos do fornecedor para um lugar da loja; das instruções do pedido vale a primeira.',
  tag: 'Supplier',
  params: Type.Object({ idfornecedor: supplierKey }),
  query: Type.Object({ contentType: ContentTypeField, previa: previewLinkToken }),
  answer: Type.Array(
    Type.Object({
      id: uuid,
      contentType: ContentTypeField,
      titulo: Type.String(),
      conteudo: Type.String({ description: 'Texto simples.' }),
    }),
  ),
} as const satisfies EndpointSchema;

export type WireCustomContent = Static<typeof customContentSchema.answer>[number];

export const staticTextsSchema = {
  summary: 'Os textos próprios da loja, por idioma.',
  tag: 'Supplier',
  params: Type.Object({ idfornecedor: supplierKey }),
  answer: Type.Array(
    Type.Object({ lang: Type.String(), translation: Type.Record(Type.String(), Type.String()) }),
  ),
} as const satisfies EndpointSchema;

export type WireStaticTexts = Static<typeof staticTextsSchema.answer>;

export const TermsVersion = Type.Integer({ minimum: 1, maximum: 1_000_000 });

export const termsOfUseSchema = {
  summary:
    'Os termos de uso do fornecedor na versão pedida ou, sem versaoArquivo, na vigente; sem termos, versaoArquivo é null.',
  tag: 'Supplier',
  params: Type.Object({ idfornecedor: supplierKey }),
  query: Type.Object({ versaoArquivo: Type.Optional(TermsVersion) }),
  answer: Type.Object({
    versaoArquivo: orNull(Type.Integer()),
    titulo: Type.String(),
    texto: Type.String({ description: 'Texto simples; uma linha vazia começa um parágrafo.' }),
    publicado_em: orNull(Type.String()),
    /** True for the latest version. */
    vigente: Type.Boolean(),
  }),
} as const satisfies EndpointSchema;
