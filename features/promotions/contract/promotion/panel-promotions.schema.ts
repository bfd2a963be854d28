import { type Static, Type } from 'typebox';
import { audienceSchema, scopeSchema } from '#features/pricing/contract/panel-policies.schema.ts';
import { changedByOtherFacts, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  described,
  givenMoment,
  givenReais,
  maxUses,
  nonBlankText,
  ofSupplier,
  orNull,
  reais,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { promotionChangeTexts } from './panel-promotion-texts.ts';

const units = Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'De 1 a 100 unidades inteiras' });

const condition = Type.Object(
  {
    abrangencia: Type.Optional(described(scopeSchema, 'Os produtos que contam; sem nomes, todos')),
    unidades: Type.Optional(units),
    valorMinimo: Type.Optional(described(givenReais, 'Em mercadorias, antes das ofertas e do cupom')),
  },
  { ...closed, description: 'O que cada aplicação pede: unidades, um valor, ou os dois' },
);

const reward = Type.Object(
  {
    tipo: Type.Enum(['DESCONTO', 'BRINDE']),
    abrangencia: Type.Optional(
      described(scopeSchema, 'De um desconto: os produtos que o ganham; ausente, os mesmos da condição'),
    ),
    unidades: described(units, 'Quantas ganham o desconto, ou são dadas, em cada aplicação'),
    percentual: Type.Optional(Type.Number({ description: 'De 0,01 a 100; 100: grátis' })),
    quais: Type.Optional(
      Type.Enum(['MAIS_BARATAS', 'MAIS_CARAS'], { description: 'Ausente: as unidades mais baratas' }),
    ),
    idproduto: Type.Optional(described(uuid, 'O brinde, vendido em unidades inteiras')),
  },
  closed,
);

const audience = Type.Object(
  {
    ...audienceSchema.properties,
    formasPagamento: Type.Optional(Type.Array(uuid, { maxItems: 50 })),
  },
  closed,
);

const terms = {
  nome: nonBlankText(120),
  chamada: Type.Optional(
    described(nonBlankText(40), 'Poucas palavras para vitrine e carrinho; ausente, vêm das condições'),
  ),
  condicao: condition,
  recompensa: reward,
  publico: Type.Optional(audience),
  inicio: Type.Optional(givenMoment),
  fim: Type.Optional(givenMoment),
  prioridade: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
  nao_usar_com_politica: Type.Optional(
    Type.Boolean({ description: 'Não dá desconto a unidades cujo preço já é melhor que o normal' }),
  ),
  maxporpedido: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 9_999, description: 'Aplicações em um pedido' }),
  ),
  limitePorCliente: Type.Optional(described(maxUses, 'Aplicações em todos os pedidos de um cliente')),
  limite: Type.Optional(described(maxUses, 'Aplicações ao todo')),
  orcamento: Type.Optional(described(givenReais, 'Quanto a oferta dá ao todo, com o valor dos brindes')),
  ativo: Type.Optional(Type.Boolean()),
};

const body = Type.Object(terms, closed);
const panelPromotion = Type.Object({
  ...terms,
  idoferta: uuid,
  usos: Type.Integer({ description: 'Aplicações até agora' }),
  concedido: described(reais, 'Quanto já deu, com o valor dos brindes'),
  esgotada: Type.Boolean({ description: 'Não resta nada dos seus limites' }),
  versao: version,
});

export type WirePromotionTerms = Static<typeof body>;
export type WirePanelPromotion = Static<typeof panelPromotion>;

const ofPromotion = Type.Object({ ...ofSupplier.properties, idoferta: uuid });

export const listPromotionsSchema = {
  summary: 'As ofertas da loja, primeiro as ativas pela prioridade, com o que já deram.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object(pageFields),
  answer: pageSchema(panelPromotion),
} as const satisfies EndpointSchema;

const amendment = Type.Object(
  {
    nome: nonBlankText(120),
    chamada: nonBlankText(40),
    fim: orNull(givenMoment),
    maxporpedido: orNull(Type.Integer({ minimum: 1, maximum: 9_999 })),
    limitePorCliente: orNull(maxUses),
    limite: orNull(maxUses),
    orcamento: orNull(givenReais),
    versao: version,
  },
  closed,
);
export type WirePromotionAmendment = Static<typeof amendment>;

const {
  'promotion-not-found': _,
  'already-ended': _ended,
  'end-has-passed': _past,
  'limit-below-used': _below,
  'budget-only-up': _down,
  ...termsRefusals
} = promotionChangeTexts;

const { 'no-reward': _reward, 'percent-not-exact': _percent, ...amendRefusals } = promotionChangeTexts;

export const getPromotionSchema = {
  summary: 'Uma oferta da loja, ativa ou encerrada.',
  tag: 'Painel',
  params: ofPromotion,
  answer: panelPromotion,
  refusals: someRefusals(promotionChangeTexts, 'promotion-not-found'),
} as const satisfies EndpointSchema;

export const amendPromotionSchema = {
  summary:
    'Muda o nome, o fim e os limites de uma oferta em vigor; o que ela pede e dá fica como está. O orçamento só aumenta.',
  tag: 'Painel',
  params: ofPromotion,
  body: amendment,
  answer: panelPromotion,
  refusals: { ...amendRefusals, ...changedByOtherText },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const addPromotionSchema = {
  summary: 'Cria uma oferta: leve e pague, compre e ganhe, ou brinde; vale a partir do próximo carrinho.',
  tag: 'Painel',
  params: ofSupplier,
  body,
  answer: panelPromotion,
  refusals: termsRefusals,
} as const satisfies EndpointSchema;

export const changePromotionSchema = {
  summary: 'Põe outras condições no lugar das de uma oferta; o que já foi pedido fica como está.',
  tag: 'Painel',
  params: ofPromotion,
  body: Type.Object(
    { ...terms, versao: Type.Optional(described(version, 'Ausente: grava sobre o que houver')) },
    closed,
  ),
  answer: panelPromotion,
  refusals: {
    ...termsRefusals,
    ...someRefusals(promotionChangeTexts, 'promotion-not-found'),
    ...changedByOtherText,
  },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const endPromotionSchema = {
  summary:
    'Encerra uma oferta: os próximos carrinhos não a têm, e os pedidos feitos com ela ficam como estão.',
  tag: 'Painel',
  params: ofPromotion,
  answer: panelPromotion,
  refusals: someRefusals(promotionChangeTexts, 'promotion-not-found'),
} as const satisfies EndpointSchema;
