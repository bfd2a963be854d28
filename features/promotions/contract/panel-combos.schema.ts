import { type Static, Type } from 'typebox';
import { changedByOtherFacts, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  deliveryType,
  described,
  givenMoment,
  givenPrice,
  givenQuantity,
  maxUses,
  nonBlankText,
  ofSupplier,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { comboChangeTexts } from './panel-texts.ts';

const terms = {
  nome: nonBlankText(120),
  slug: Type.Optional(
    Type.String({ maxLength: 80, description: 'O endereço da página; ausente: vem do nome' }),
  ),
  descricao: Type.Optional(text(1_000)),
  produtos: Type.Array(Type.Object({ idproduto: uuid, quantidade: givenQuantity }, closed), {
    maxItems: 100,
    description: 'De 2 a 20 produtos diferentes, cada um com sua quantidade em um combo',
  }),
  preco: Type.Optional(givenPrice),
  percentual: Type.Optional(
    Type.Number({ minimum: 0, maximum: 100, description: 'De desconto sobre os produtos sozinhos' }),
  ),
  validoDe: Type.Optional(givenMoment),
  validoAte: Type.Optional(givenMoment),
  clientes: Type.Optional(Type.Array(uuid, { maxItems: 500 })),
  grupos: Type.Optional(Type.Array(nonBlankText(60), { maxItems: 50 })),
  formasPagamento: Type.Optional(Type.Array(uuid, { maxItems: 50 })),
  tiposEntrega: Type.Optional(Type.Array(deliveryType, { maxItems: 2 })),
  maxporpedido: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_999 })),
  limite: Type.Optional(maxUses),
  limitePorCliente: Type.Optional(maxUses),
  ordem: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  ativo: Type.Optional(Type.Boolean()),
};

const body = Type.Object(terms, closed);
const panelCombo = Type.Object({
  ...terms,
  idcombo: uuid,
  vendidos: Type.Integer({ description: 'Quantos já foram vendidos' }),
  versao: version,
});

export type WireComboTerms = Static<typeof body>;
export type WirePanelCombo = Static<typeof panelCombo>;

const ofCombo = Type.Object({ ...ofSupplier.properties, idcombo: uuid });

export const panelListCombosSchema = {
  summary: 'Os combos da loja, primeiro os ativos na ordem em que aparecem, com quantos foram vendidos.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object(pageFields),
  answer: pageSchema(panelCombo),
} as const satisfies EndpointSchema;

export const getComboSchema = {
  summary: 'Um combo da loja, ativo ou encerrado.',
  tag: 'Painel',
  params: ofCombo,
  answer: panelCombo,
  refusals: someRefusals(comboChangeTexts, 'combo-not-found'),
} as const satisfies EndpointSchema;

const { 'combo-not-found': _, ...termsRefusals } = comboChangeTexts;

export const addComboSchema = {
  summary: 'Cria um combo promocional.',
  tag: 'Painel',
  params: ofSupplier,
  body,
  answer: panelCombo,
  refusals: termsRefusals,
} as const satisfies EndpointSchema;

export const changeComboSchema = {
  summary: 'Põe outras condições no lugar das de um combo; o que já foi pedido fica como está.',
  tag: 'Painel',
  params: ofCombo,
  body: Type.Object(
    { ...terms, versao: Type.Optional(described(version, 'Ausente: grava sobre o que houver')) },
    closed,
  ),
  answer: panelCombo,
  refusals: { ...comboChangeTexts, ...changedByOtherText },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const closeComboSchema = {
  summary: 'Encerra um combo: ninguém mais o compra, e os pedidos feitos com ele ficam como estão.',
  tag: 'Painel',
  params: ofCombo,
  answer: panelCombo,
  refusals: someRefusals(comboChangeTexts, 'combo-not-found'),
} as const satisfies EndpointSchema;
