import { type Static, Type } from 'typebox';
import { changedByOtherFacts } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  described,
  givenQuantity,
  instant,
  ofSupplier,
  quantity,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { version } from '#platform/contract/version.schema.ts';
import { orderStatusSchema } from '../order/order-parts.schema.ts';
import { finishPickingTexts, pickGoodsTexts } from './picking-texts.ts';

const shortage = Type.Enum(['SEM_ESTOQUE', 'AVARIADO'], {
  description: 'Por que há menos do que foi pedido',
});
const place = described(
  Type.Integer({ minimum: 0, maximum: 10_000 }),
  'Posição do produto no pedido, a partir de 0; os de um combo contam um a um',
);

/** What was picked of an order, as its page shows it. */
export const pickedGoodsSchema = Type.Object({
  comecadaEm: instant,
  comecadaPor: Type.String(),
  concluidaEm: Type.Optional(instant),
  concluidaPor: Type.Optional(Type.String()),
  itens: Type.Array(
    Type.Object({
      linha: Type.Integer(),
      quantidade: quantity,
      falta: Type.Optional(shortage),
      anotacao: Type.String({ description: 'Só a loja lê' }),
      versao: Type.Integer(),
      chave: uuid,
      nome: Type.String({ description: 'Quem separou por último' }),
      em: instant,
    }),
  ),
});
export type WirePickedGoods = Static<typeof pickedGoodsSchema>;

const toPickSchema = Type.Object({
  linha: Type.Integer(),
  nome: Type.String(),
  codigo: Type.String(),
  ean: Type.Optional(Type.String()),
  unidade: Type.String(),
  imagem: Type.Optional(Type.String({ description: 'O endereço curto da foto' })),
  fundo: Type.Integer(),
  quantidade: described(quantity, 'A quantidade pedida'),
  presente: Type.Boolean({ description: 'Embalar para presente' }),
});

/** An order on the screen of the person who picks it. */
export const pickingSchema = Type.Object({
  numpedido: Type.Integer(),
  status: orderStatusSchema,
  versaoPedido: Type.Integer({ description: 'Conta as alterações que o cliente aceitou, mais um' }),
  observacao: Type.String({ description: 'O que o cliente escreveu no pedido' }),
  produtos: Type.Array(toPickSchema),
  separacao: Type.Optional(pickedGoodsSchema),
});
export type WirePicking = Static<typeof pickingSchema>;

const ofPickedOrder = Type.Object({
  ...ofSupplier.properties,
  numpedido: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
});
const key = described(uuid, 'A mesma em cada tentativa: o que já foi gravado não se repete');

export const getPickingSchema = {
  summary: 'Os produtos de um pedido para quem os separa, com o que já foi separado.',
  tag: 'Painel',
  params: ofPickedOrder,
  answer: pickingSchema,
} as const satisfies EndpointSchema;

export const pickGoodsSchema = {
  summary:
    'Grava o que foi separado de alguns produtos: todos, ou nenhum. Não muda estoque, dinheiro nem situação.',
  tag: 'Painel',
  params: ofPickedOrder,
  body: Type.Object(
    {
      chave: key,
      versaoPedido: version,
      itens: Type.Array(
        Type.Object(
          {
            linha: place,
            quantidade: givenQuantity,
            falta: Type.Optional(shortage),
            anotacao: Type.Optional(text(200, 'Só a loja lê')),
            versao: described(version, 'A versão da linha que a tela mostrava; 1 se ninguém a separou'),
          },
          closed,
        ),
        { minItems: 1, maxItems: 500 },
      ),
    },
    closed,
  ),
  answer: pickingSchema,
  refusals: pickGoodsTexts,
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const finishPickingSchema = {
  summary: 'Conclui a separação de um pedido: de cada produto há tudo, ou está dito por que falta.',
  tag: 'Painel',
  params: ofPickedOrder,
  body: Type.Object(
    {
      versaoPedido: version,
      versao: described(version, 'Quantas vezes as linhas mudaram, mais um, como a tela mostrava'),
    },
    closed,
  ),
  answer: pickingSchema,
  refusals: finishPickingTexts,
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const nextToPickSchema = {
  summary: 'O próximo pedido a separar: o mais antigo que ninguém começou; senão, o mais antigo começado.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({
    exceto: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'O pedido que se acabou de separar, que não vem de novo',
      }),
    ),
  }),
  answer: Type.Object({ numpedido: Type.Optional(Type.Integer({ description: 'Ausente: não há nenhum' })) }),
} as const satisfies EndpointSchema;
