import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  deliveryType,
  described,
  givenMoment,
  ofSupplier,
  reais,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { cartAnswer } from '../cart.schema.ts';
import { cartItemSchema } from '../cart-item.schema.ts';
import { cartLinesSchema } from '../cart-lines.schema.ts';
import { cartNoticeSchema } from '../cart-notice.schema.ts';
import { simulateTexts } from './simulate-texts.ts';

/** Who buys, and when. */
const buyer = {
  idcliente: Type.Optional(described(uuid, 'Ausente: um visitante')),
  idformapagamento: Type.Optional(uuid),
  quando: Type.Optional(described(givenMoment, 'Ausente: agora')),
  canal: Type.Optional(
    Type.Enum(['WEB', 'MANUAL'], { description: 'MANUAL: com um atendente; ausente: WEB' }),
  ),
};

const rule = Type.Enum(['ATENDENTE', 'PROGRESSIVO', 'ATACADO', 'NORMAL']);

const step = Type.Object({
  passo: Type.Enum(['PROPRIO', 'TABELA', 'POLITICAS', 'PAGAMENTO', 'CONCESSAO']),
  preco: described(reais, 'De uma unidade, nesta quantidade, até este passo'),
  motivo: rule,
});

const table = Type.Object({
  id: uuid,
  nome: Type.String(),
  inicio: Type.Optional(Type.String()),
  fim: Type.Optional(Type.String()),
  canais: Type.Array(Type.Enum(['WEB', 'MANUAL'])),
  resultado: Type.Enum(['VALE', 'SEM_PRECO', 'NAO_COMECOU', 'TERMINOU', 'OUTRO_CANAL', 'OUTRA_ANTES'], {
    description: 'SEM_PRECO: vale, mas não tem este produto; OUTRA_ANTES: vale outra, que vem antes',
  }),
});

const policies = Type.Object({
  politicas: Type.Array(Type.Object({ id: uuid, nome: Type.String(), prioridade: Type.Integer() })),
  preco: Type.Optional(reais),
  resultado: Type.Enum(['VENCEU', 'MAIS_CARA', 'PRIORIDADE_MENOR']),
});

const explanation = Type.Object({
  passos: Type.Array(step),
  tabelas: Type.Array(table, { description: 'As do cliente, na ordem em que são consultadas' }),
  politicas: Type.Array(policies),
  item: Type.Optional(described(cartItemSchema, 'O item como seria cobrado, com as ofertas')),
  avisos: Type.Array(cartNoticeSchema),
});
export type WireExplanation = Static<typeof explanation>;

export const explainPriceSchema = {
  summary: 'Por que um cliente paga o que paga: cada regra na sua ordem, e a que venceu. Nada é gravado.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({
    ...buyer,
    idproduto: uuid,
    quantidade: Type.Number({ exclusiveMinimum: 0, maximum: 999_999 }),
  }),
  answer: explanation,
  refusals: someRefusals(simulateTexts, 'client-not-found', 'product-not-found', 'no-such-moment'),
} as const satisfies EndpointSchema;

const simulation = Type.Object(
  {
    ...buyer,
    tipoEntrega: Type.Optional(deliveryType),
    cupom: Type.Optional(text(60)),
    itens: cartLinesSchema,
  },
  closed,
);
export type WireSimulation = Static<typeof simulation>;

export const simulateCartSchema = {
  summary: 'Um carrinho como este cliente o veria, com descontos e motivos. Nada é gravado nem reservado.',
  tag: 'Painel',
  params: ofSupplier,
  body: simulation,
  answer: cartAnswer,
  refusals: someRefusals(simulateTexts, 'client-not-found', 'no-such-moment'),
} as const satisfies EndpointSchema;

const choice = Type.Object({ id: uuid, nome: Type.String(), detalhe: Type.String() });
const choices = Type.Object({
  clientes: Type.Array(choice),
  formasPagamento: Type.Array(choice),
});

export const priceChoicesSchema = {
  summary: 'Os clientes cujo nome, e-mail ou documento contém o texto, e as formas de pagamento da loja.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({
    busca: Type.Optional(text(100)),
    clientes: Type.Optional(
      Type.String({
        maxLength: 100 * 37,
        pattern: '^[0-9a-f-]{36}(,[0-9a-f-]{36})*$',
        description: 'Só estes clientes, separados por vírgulas: até 100',
      }),
    ),
  }),
  answer: choices,
} as const satisfies EndpointSchema;
