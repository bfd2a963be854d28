import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { SupplierKeyField } from './fields.schema.ts';

export const staticTextsSchema = {
  summary: 'Os textos próprios da loja, por idioma.',
  tag: 'Supplier',
  params: Type.Object({ idfornecedor: SupplierKeyField }),
  answer: Type.Array(
    Type.Object({ lang: Type.String(), translation: Type.Record(Type.String(), Type.String()) }),
  ),
} as const satisfies EndpointSchema;

export type WireStaticTexts = Static<typeof staticTextsSchema.answer>;
