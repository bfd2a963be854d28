import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, described, ofSupplier, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { cartLinesSchema } from '../cart-lines.schema.ts';
import { simulateTexts } from './simulate-texts.ts';

const kind = Type.Enum(['OFERTA', 'CUPOM']);

const question = Type.Object(
  {
    idoferta: Type.Optional(described(uuid, 'A oferta de que se pergunta; ela ou um cupom')),
    idcupom: Type.Optional(described(uuid, 'O cupom de que se pergunta; ele ou uma oferta')),
    itens: Type.Array(cartLinesSchema.items, { maxItems: 30, description: 'O carrinho de exemplo' }),
    idcliente: Type.Optional(described(uuid, 'Ausente: aquele para quem ela é, ou um visitante')),
  },
  closed,
);
export type WireStackingQuestion = Static<typeof question>;

const other = Type.Object({
  tipo: kind,
  id: uuid,
  nome: Type.String({ description: 'O nome da oferta, ou o código do cupom' }),
  resultado: Type.Enum(['SOMAM', 'SOMAM_EM_PARTE', 'VENCE', 'PERDE', 'UM_DOS_DOIS', 'NAO_SE_APLICA'], {
    description:
      'SOMAM_EM_PARTE: o cupom deixa de fora o que a oferta barateou; VENCE: vale só a regra de que se pergunta; PERDE: só a outra; UM_DOS_DOIS: o cliente escolhe; NAO_SE_APLICA: a outra não dá nada neste carrinho',
  }),
  motivo: Type.Optional(Type.String({ description: 'Por que o cupom não vale' })),
});

const stacking = Type.Object({
  aplica: Type.Boolean({ description: 'Se ela, sozinha, dá algo neste carrinho' }),
  motivo: Type.Optional(Type.String({ description: 'Por que o cupom não vale' })),
  outras: Type.Array(other),
});
export type WireStacking = Static<typeof stacking>;
export type WireStackedRule = Static<typeof other>;

export const previewStackingSchema = {
  summary:
    'Com quais ofertas e cupons do mesmo período uma oferta ou um cupom soma em um carrinho de exemplo, e qual de dois vence. Nada é gravado.',
  tag: 'Painel',
  params: ofSupplier,
  body: question,
  answer: stacking,
  refusals: someRefusals(simulateTexts, 'client-not-found', 'rule-not-found', 'not-one-rule'),
} as const satisfies EndpointSchema;
