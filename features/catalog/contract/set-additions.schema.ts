import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { MOST_ADDITIONS } from '../domain/additions.ts';
import { uuid } from './fields.schema.ts';
import { ofProduct } from './panel-fields.schema.ts';
import { additionTexts } from './panel-texts.ts';

const Additions = Type.Array(uuid, { maxItems: MOST_ADDITIONS, uniqueItems: true });

export const setAdditionsSchema = {
  summary: 'Escolhe os produtos oferecidos junto com este, nesta ordem; nenhum deixa de oferecer.',
  tag: 'Painel',
  params: ofProduct,
  body: Type.Object({ adicionais: Additions }, { additionalProperties: false }),
  answer: Type.Object({ adicionais: Additions }),
  refusals: additionTexts,
} as const satisfies EndpointSchema;
