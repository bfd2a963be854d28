import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { CONTENT_TYPES } from '../domain/custom-content.ts';
import { SupplierKeyField, Uuid } from './fields.schema.ts';

const ContentTypeField = Type.Enum([...CONTENT_TYPES]);

export const customContentSchema = {
  summary: 'Textos do fornecedor para um lugar da loja; das instruções do pedido vale a primeira.',
  tag: 'Supplier',
  params: Type.Object({ idfornecedor: SupplierKeyField }),
  query: Type.Object({ contentType: ContentTypeField }),
  answer: Type.Array(
    Type.Object({
      id: Uuid,
      contentType: ContentTypeField,
      titulo: Type.String(),
      conteudo: Type.String({ description: 'Texto simples.' }),
    }),
  ),
} as const satisfies EndpointSchema;

export type WireCustomContent = Static<typeof customContentSchema.answer>[number];
