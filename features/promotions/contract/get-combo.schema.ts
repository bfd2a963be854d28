import { Type } from 'typebox';
import { buyingTerms } from '#features/catalog/contract/buying-terms.schema.ts';
import { text, uuid } from '#features/catalog/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { comboSchema } from './combo.schema.ts';
import { comboTexts } from './texts.ts';

export const getComboSchema = {
  summary: 'Um combo promocional, com seus produtos, seu preço e quantos dá para comprar.',
  tag: 'Content',
  params: Type.Object({ idcombo: text(120, 'UUID ou slug') }),
  query: Type.Object({ idfornecedor: Type.Optional(uuid), idcliente: Type.Optional(uuid), ...buyingTerms }),
  answer: comboSchema,
  refusals: comboTexts,
} as const satisfies EndpointSchema;
