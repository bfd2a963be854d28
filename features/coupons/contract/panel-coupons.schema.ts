import { type Static, Type } from 'typebox';
import { changedByOtherFacts, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  described,
  givenMoment,
  givenReais,
  maxUses,
  ofSupplier,
  orNull,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { MOST_CODES } from '../domain/coupon-pattern.ts';
import { couponSchema, discountFields } from './coupon.schema.ts';
import { couponChangeTexts } from './panel-texts.ts';

const discountBody = {
  descricao: text(120),
  tipodesconto: Type.Enum(['%', 'R$']),
  percentualDesconto: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  valorDesconto: Type.Optional(givenReais),
  valorMinimo: Type.Optional(givenReais),
};

const terms = {
  ...discountBody,
  produtosComDesconto: Type.Optional(
    Type.Array(uuid, { maxItems: 500, description: 'Vazio: vale para todos' }),
  ),
  validoDe: Type.Optional(givenMoment),
  validoAte: Type.Optional(givenMoment),
  canalVenda: Type.Optional(Type.Enum(['WEB', 'MANUAL'])),
  formasPagamento: Type.Optional(Type.Array(uuid, { maxItems: 50 })),
  primeiraCompra: Type.Optional(Type.Boolean()),
  limite: Type.Optional(maxUses),
  limitePorCliente: Type.Optional(maxUses),
  nao_usar_com_politica: Type.Optional(Type.Boolean()),
  habilitar_visualizacao_desconto: Type.Optional(Type.Boolean()),
  aplicacao_automatica: Type.Optional(Type.Boolean()),
  listado: Type.Optional(
    Type.Boolean({ description: 'Aparece entre os cupons que o cliente pode escolher' }),
  ),
  clienteExclusivo: Type.Optional(uuid),
  ativo: Type.Optional(Type.Boolean()),
};

const withCode = {
  ...terms,
  codigocupom: text(60, 'Acentos, espaços e maiúsculas não fazem diferença'),
};

const body = Type.Object(withCode, closed);

const amendment = Type.Object(
  {
    descricao: text(120),
    validoAte: orNull(givenMoment),
    limite: orNull(maxUses),
    limitePorCliente: orNull(maxUses),
    listado: Type.Boolean(),
    versao: version,
  },
  closed,
);
export type WireCouponAmendment = Static<typeof amendment>;

const batchBody = Type.Object(
  {
    ...terms,
    padrao: text(60, 'Um código com um # em cada lugar a sortear: NATAL-####'),
    quantidade: Type.Integer({ minimum: 1, maximum: MOST_CODES }),
  },
  closed,
);

const panelCouponSchema = Type.Object({
  ...couponSchema.properties,
  idcupom: uuid,
  limite: Type.Optional(Type.Integer()),
  limitePorCliente: Type.Optional(Type.Integer()),
  listado: Type.Boolean(),
  clienteExclusivo: Type.Optional(uuid),
  indicacaoDe: Type.Optional(uuid),
  ativo: Type.Boolean(),
  usos: Type.Integer({ description: 'Quantos pedidos o têm' }),
  versao: version,
});

export type WirePanelCoupon = Static<typeof panelCouponSchema>;
export type WireCouponTerms = Static<typeof body>;
export type WireCouponBatch = Static<typeof batchBody>;

const ofCoupon = Type.Object({ ...ofSupplier.properties, idcupom: uuid });

export const listCouponsSchema = {
  summary: 'Os cupons da loja, do mais novo ao mais antigo, com quantas vezes foram usados.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object(pageFields),
  answer: pageSchema(panelCouponSchema),
} as const satisfies EndpointSchema;

const {
  'coupon-not-found': _,
  'already-ended': _ended,
  'end-has-passed': _past,
  'limit-below-used': _below,
  'not-a-pattern': __,
  'pattern-too-short': ___,
  ...termsRefusals
} = couponChangeTexts;
const { 'not-a-code': _notACode, ...batchTerms } = termsRefusals;
const batchRefusals = {
  ...batchTerms,
  ...someRefusals(couponChangeTexts, 'not-a-pattern', 'pattern-too-short'),
};

export const getCouponSchema = {
  summary: 'Um cupom da loja, com quantas vezes foi usado.',
  tag: 'Painel',
  params: ofCoupon,
  answer: panelCouponSchema,
  refusals: someRefusals(couponChangeTexts, 'coupon-not-found'),
} as const satisfies EndpointSchema;

export const amendCouponSchema = {
  summary:
    'Muda a descrição, o fim e os limites de um cupom em vigor; o código e o desconto ficam como estão.',
  tag: 'Painel',
  params: ofCoupon,
  body: amendment,
  answer: panelCouponSchema,
  refusals: {
    ...someRefusals(
      couponChangeTexts,
      'coupon-not-found',
      'already-ended',
      'end-has-passed',
      'limit-below-used',
      'no-such-moment',
    ),
    ...changedByOtherText,
  },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const addCouponSchema = {
  summary: 'Cria um cupom.',
  tag: 'Painel',
  params: ofSupplier,
  body,
  answer: panelCouponSchema,
  refusals: termsRefusals,
} as const satisfies EndpointSchema;

export const addCouponsSchema = {
  summary: 'Cria muitos cupons iguais de uma vez, com códigos sorteados de um padrão: todos, ou nenhum.',
  tag: 'Painel',
  params: ofSupplier,
  body: batchBody,
  answer: Type.Object({ codigos: Type.Array(Type.String()) }),
  refusals: batchRefusals,
} as const satisfies EndpointSchema;

export const changeCouponSchema = {
  summary: 'Põe outras condições no lugar das de um cupom; o que já foi pedido com ele fica como está.',
  tag: 'Painel',
  params: ofCoupon,
  body: Type.Object(
    { ...withCode, versao: Type.Optional(described(version, 'Ausente: grava sobre o que houver')) },
    closed,
  ),
  answer: panelCouponSchema,
  refusals: {
    ...termsRefusals,
    ...someRefusals(couponChangeTexts, 'coupon-not-found'),
    ...changedByOtherText,
  },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const disableCouponSchema = {
  summary: 'Desativa um cupom: ninguém mais o usa, e os pedidos feitos com ele ficam como estão.',
  tag: 'Painel',
  params: ofCoupon,
  answer: panelCouponSchema,
  refusals: someRefusals(couponChangeTexts, 'coupon-not-found'),
} as const satisfies EndpointSchema;

const referralBody = Type.Object(discountBody, closed);
export type WireReferralTerms = Static<typeof referralBody>;

const referralAnswer = Type.Object({
  indicacao: Type.Union([
    Type.Object({ descricao: Type.String(), ...discountFields, valorMinimo: Type.Number() }),
    Type.Null(),
  ]),
});

export const getReferralTermsSchema = {
  summary: 'O que dão os cupons de indicação que os clientes ainda vão pedir; nulo onde não há.',
  tag: 'Painel',
  params: ofSupplier,
  answer: referralAnswer,
} as const satisfies EndpointSchema;

export const changeReferralTermsSchema = {
  summary: 'Muda o que dão os próximos cupons de indicação; os que já existem ficam como foram feitos.',
  tag: 'Painel',
  params: ofSupplier,
  body: referralBody,
  answer: referralAnswer,
  refusals: someRefusals(couponChangeTexts, 'gives-nothing', 'not-exact'),
} as const satisfies EndpointSchema;
