import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { SupplierKeyField } from './fields.schema.ts';
import { FooterFields } from './shop.schema.ts';

export const shopFooterSchema = {
  summary: 'O rodapé da loja: quem vende, como falar com ela e os links.',
  tag: 'Supplier',
  params: Type.Object({ idfornecedor: SupplierKeyField }),
  answer: FooterFields,
} as const satisfies EndpointSchema;
