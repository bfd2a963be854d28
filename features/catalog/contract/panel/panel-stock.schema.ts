import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  givenQuantity,
  instant,
  nonBlankText,
  orNull,
  quantity,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { movementKey, ofProduct } from '../panel-fields.schema.ts';
import { stockTexts } from './panel-stock-texts.ts';
import { CAUSE_NAMES } from './stock-cause-names.ts';

const level = orNull(Type.Number({ description: 'null: não contado' }));

export const listMovementsSchema = {
  summary: 'Os movimentos do estoque de um produto, do mais novo ao mais antigo: quando, quem e por quê.',
  tag: 'Painel',
  params: ofProduct,
  query: Type.Object(pageFields),
  answer: pageSchema(
    Type.Object({
      id: uuid,
      em: instant,
      causa: Type.Enum(Object.values(CAUSE_NAMES)),
      antes: level,
      depois: level,
      por: orNull(Type.String({ description: 'null: um pedido de cliente' })),
      motivo: Type.String(),
      lojas: Type.Array(
        Type.Object({ idloja: uuid, nome: Type.String(), antes: quantity, depois: quantity }),
        { description: 'O que mudou em lojas; de uma transferência, primeiro a loja de onde saiu' },
      ),
    }),
  ),
  refusals: someRefusals(stockTexts, 'product-not-found'),
} as const satisfies EndpointSchema;

export const correctStockSchema = {
  summary: 'Corrige o estoque de um produto, com o motivo; recusada se ele mudou desde que foi visto.',
  tag: 'Painel',
  params: ofProduct,
  body: Type.Object(
    {
      chave: movementKey,
      visto: orNull(givenQuantity),
      estoque: orNull(givenQuantity),
      motivo: nonBlankText(200),
    },
    closed,
  ),
  answer: Type.Object({ estoque: level }),
  refusals: someRefusals(stockTexts, 'product-not-found', 'stock-not-exact', 'stock-changed', 'key-reused'),
  facts: { 'stock-changed': 'estoque: quanto há agora' },
} as const satisfies EndpointSchema;
