import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  boughtQuantity,
  closed,
  described,
  givenQuantity,
  nonBlankText,
  ofSupplier,
  orNull,
  quantity,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { stockTexts } from '../panel/panel-stock-texts.ts';
import { movementKey, ofProduct } from '../panel-fields.schema.ts';

export const listStockStoresSchema = {
  summary: 'As lojas entre as quais o estoque é distribuído, e quantos produtos cada uma tem.',
  tag: 'Painel',
  params: ofSupplier,
  answer: Type.Object({
    lojas: Type.Array(
      Type.Object({ idloja: uuid, nome: Type.String(), produtos: Type.Integer({ minimum: 0 }) }),
    ),
  }),
} as const satisfies EndpointSchema;

const stores = Type.Array(Type.Object({ idloja: uuid, nome: Type.String(), quantidade: quantity }));

export const readStoreStockSchema = {
  summary: 'O estoque de um produto por loja; o que não está em nenhuma completa o disponível.',
  tag: 'Painel',
  params: ofProduct,
  answer: Type.Object({
    estoque: orNull(Type.Number({ description: 'O que ainda pode ser vendido; null: não contado' })),
    reservado: described(quantity, 'Em pedidos que ainda não saíram'),
    lojas: stores,
    semloja: orNull(
      Type.Number({ description: 'Negativo: vendido e ainda contado em lojas; null: não contado' }),
    ),
  }),
  refusals: someRefusals(stockTexts, 'product-not-found'),
} as const satisfies EndpointSchema;

export const transferStockSchema = {
  summary: 'Passa uma quantidade de um produto de uma loja a outra; o disponível não muda.',
  tag: 'Painel',
  params: ofProduct,
  body: Type.Object(
    {
      chave: movementKey,
      idlojaorigem: described(orNull(uuid), 'null: do que não está em loja nenhuma'),
      idlojadestino: described(orNull(uuid), 'null: passa a não estar em loja nenhuma'),
      quantidade: boughtQuantity,
      motivo: nonBlankText(200),
    },
    closed,
  ),
  answer: Type.Object({ lojas: described(stores, 'As lojas que mudaram, com o que têm depois') }),
  refusals: someRefusals(
    stockTexts,
    'product-not-found',
    'store-not-found',
    'stock-not-exact',
    'stock-not-counted',
    'same-store',
    'store-stock-too-little',
    'stock-too-large',
    'key-reused',
  ),
  facts: { 'store-stock-too-little': 'quantidade: quanto há no lugar de onde sai' },
} as const satisfies EndpointSchema;

export const countAtStoreSchema = {
  summary: 'Guarda o que foi contado numa loja; o disponível do produto muda pela diferença.',
  tag: 'Painel',
  params: Type.Object({ ...ofProduct.properties, idloja: uuid }),
  body: Type.Object(
    {
      chave: movementKey,
      visto: givenQuantity,
      quantidade: givenQuantity,
      semloja: Type.Optional(
        described(givenQuantity, 'Quanto disso constava sem loja: já está no disponível e não o aumenta'),
      ),
      motivo: nonBlankText(200),
    },
    closed,
  ),
  answer: Type.Object({ estoque: described(quantity, 'O disponível do produto, depois') }),
  refusals: someRefusals(
    stockTexts,
    'product-not-found',
    'store-not-found',
    'stock-not-exact',
    'stock-not-counted',
    'store-stock-changed',
    'store-stock-too-little',
    'count-below-orders',
    'stock-too-large',
    'key-reused',
  ),
  facts: {
    'store-stock-changed': 'quantidade: quanto a loja tem agora',
    'store-stock-too-little': 'quantidade: quanto consta sem loja',
    'count-below-orders': 'estoque: quanto ainda pode ser vendido',
  },
} as const satisfies EndpointSchema;
