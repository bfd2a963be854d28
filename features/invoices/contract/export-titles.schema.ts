import { Type } from 'typebox';
import { uuid } from '#features/catalog/contract/fields.schema.ts';
import { chosenIds } from '#features/payments/contract/boleto-calls.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { titleFilter } from './title-fields.schema.ts';
import { titleTexts } from './title-texts.ts';

const CSV = 'text/csv; charset=utf-8';

export const exportTitlesSchema = {
  summary: 'Os títulos escolhidos, ou os que o filtro deixa, em CSV; no máximo 2000.',
  tag: 'User',
  params: Type.Object({ idfornecedor: uuid, idcliente: uuid }),
  query: Type.Object({ titulos: Type.Optional(chosenIds), ...titleFilter }),
  answer: Type.Unsafe<string>({ type: 'string', contentMediaType: CSV }),
  answerType: CSV,
  refusals: someRefusals(titleTexts, 'title-not-found', 'no-such-day'),
} as const satisfies EndpointSchema;
