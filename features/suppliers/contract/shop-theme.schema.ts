import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { SupplierKeyField } from './fields.schema.ts';
import { ThemeFields } from './shop.schema.ts';

export const shopThemeSchema = {
  summary: 'As cores e o logotipo da loja.',
  tag: 'Supplier',
  params: Type.Object({ idfornecedor: SupplierKeyField }),
  answer: ThemeFields,
} as const satisfies EndpointSchema;
