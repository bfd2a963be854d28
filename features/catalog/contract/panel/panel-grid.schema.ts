import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  givenPrice,
  givenQuantity,
  ofSupplier,
  orNull,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { version } from '#platform/contract/version.schema.ts';
import { MAX_GRID_PRODUCTS } from '../../domain/panel/grid-change.ts';

const GridLineObject = Type.Object(
  {
    id: uuid,
    versao: version,
    preco: Type.Optional(givenPrice),
    custo: Type.Optional(orNull(givenPrice)),
    minimo: Type.Optional(givenQuantity),
    ativo: Type.Optional(Type.Boolean()),
    oferta: Type.Optional(Type.Boolean()),
    categoria: Type.Optional(uuid),
    estoque: Type.Optional(orNull(givenQuantity)),
    estoquevisto: Type.Optional(orNull(givenQuantity)),
  },
  closed,
);
export type WireGridLine = Static<typeof GridLineObject>;

const GridResultObject = Type.Object({
  id: uuid,
  ok: Type.Boolean(),
  versao: Type.Integer({ description: 'A versão de agora; 0 quando o produto não existe mais' }),
  mensagem: Type.String({ description: 'Por que a linha não foi salva; vazia quando foi' }),
  campos: Type.Record(Type.String(), Type.String(), { description: 'A frase de cada célula recusada' }),
});
export type WireGridResult = Static<typeof GridResultObject>;

export const editGridSchema = {
  summary:
    'Salva as células alteradas de vários produtos; cada linha é salva inteira ou recusada, e a resposta diz qual.',
  tag: 'Painel',
  params: ofSupplier,
  body: Type.Object(
    { linhas: Type.Array(GridLineObject, { minItems: 1, maxItems: MAX_GRID_PRODUCTS }) },
    closed,
  ),
  answer: Type.Object({ linhas: Type.Array(GridResultObject) }),
} as const satisfies EndpointSchema;
