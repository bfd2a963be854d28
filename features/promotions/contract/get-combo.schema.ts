import { Type } from 'typebox';
import { text, uuid } from '#features/catalog/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { comboSchema, wayOfBuying } from './combo.schema.ts';

export const getComboSchema = {
  summary: 'Um combo promocional, com seus produtos, seu preço e quantos dá para comprar.',
  tag: 'Content',
  params: Type.Object({ idcombo: text(120, 'UUID ou slug') }),
  query: Type.Object({ idfornecedor: Type.Optional(uuid), idcliente: Type.Optional(uuid), ...wayOfBuying }),
  answer: comboSchema,
} as const satisfies EndpointSchema;
