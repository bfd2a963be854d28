import { type Static, Type } from 'typebox';
import { CSV } from '#platform/contract/csv.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  boughtQuantity,
  closed,
  described,
  nonBlankText,
  ofSupplier,
  orNull,
  quantity,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema, sortFields } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { stockTexts } from '../panel/panel-stock-texts.ts';
import { movementKey, ofProduct } from '../panel-fields.schema.ts';
import { FILTER_NAMES, STANDING_NAMES, STOCK_SORT_NAMES } from './stock-names.ts';

const amount = (description: string) => orNull(Type.Number({ minimum: 0, description }));

const StockObject = Type.Object({
  id: uuid,
  codigo: Type.String(),
  nome: Type.String(),
  unidade: Type.String(),
  foto: orNull(Type.String()),
  ativo: Type.Boolean(),
  situacao: Type.Enum(Object.values(STANDING_NAMES)),
  disponivel: amount('O que ainda pode ser vendido; null: não contado'),
  reservado: Type.Number({ minimum: 0, description: 'Em pedidos que ainda não saíram da loja' }),
  minimo: amount('Com esta quantidade ou menos conta como baixo; null: só se não dá para o menor pedido'),
  menorpedido: quantity,
  esperando: Type.Integer({ minimum: 0, description: 'Clientes que pediram aviso de quando voltar' }),
  lojas: Type.Array(Type.Object({ idloja: uuid, quantidade: quantity }), {
    description: 'Quanto há em cada loja, com o que pedidos abertos ainda vão levar; sem as que não têm',
  }),
  semloja: orNull(
    Type.Number({
      description: 'O disponível que não está em loja nenhuma; negativo: vendido e ainda contado em lojas',
    }),
  ),
});
export type WireStockRow = Static<typeof StockObject>;

const filters = {
  ...sortFields(STOCK_SORT_NAMES),
  situacao: Type.Optional(
    Type.Enum(Object.values(FILTER_NAMES), { description: 'ESPERADO: há clientes à espera do aviso' }),
  ),
  idloja: Type.Optional(described(uuid, 'Só o que esta loja tem ou já teve')),
};

export const listStockSchema = {
  summary: 'O estoque dos produtos da loja: disponível, em pedidos abertos, mínimo e quem espera.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({ ...pageFields, ...filters }),
  answer: pageSchema(StockObject),
} as const satisfies EndpointSchema;

export const exportStockSchema = {
  summary: 'O estoque que a lista com os mesmos filtros mostra, como planilha CSV.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object(filters),
  answer: Type.Unsafe<ReadableStream<Uint8Array>>({ type: 'string', contentMediaType: CSV }),
  answerType: CSV,
} as const satisfies EndpointSchema;

export const moveStockSchema = {
  summary: 'Soma ao estoque de um produto o que entrou, ou tira o que saiu, com o motivo e a loja, se há.',
  tag: 'Painel',
  params: ofProduct,
  body: Type.Object(
    {
      chave: movementKey,
      tipo: Type.Enum(['ENTRADA', 'SAIDA']),
      quantidade: boughtQuantity,
      idloja: Type.Optional(
        described(uuid, 'Onde entrou, ou de onde saiu; sem ela, o que não está em loja nenhuma'),
      ),
      motivo: nonBlankText(200),
    },
    closed,
  ),
  answer: Type.Object({ estoque: quantity }),
  refusals: someRefusals(
    stockTexts,
    'product-not-found',
    'store-not-found',
    'stock-not-exact',
    'stock-not-counted',
    'stock-too-little',
    'store-stock-too-little',
    'stock-too-large',
    'key-reused',
  ),
  facts: {
    'stock-too-little': 'estoque: quanto há agora',
    'store-stock-too-little': 'quantidade: quanto a loja tem',
  },
} as const satisfies EndpointSchema;
