import { type Static, Type } from 'typebox';
import { MODULES } from '#features/suppliers/domain/modules.ts';
import { SUPPLIER_TAGS } from '#features/suppliers/domain/tags/tags.ts';
import { changedByOtherFacts, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  filledText,
  nonBlankText,
  ofSupplier,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { shopTexts } from './texts.ts';

export const ShopState = Type.Enum(['RASCUNHO', 'ABERTA', 'SUSPENSA', 'ARQUIVADA']);
export const Checklist = Type.Array(
  Type.Object({
    item: Type.Enum(['EMPRESA', 'CONTATO', 'PROPRIETARIO', 'PRODUTO', 'PAGAMENTO', 'RECEBIMENTO', 'TERMOS']),
    pronto: Type.Boolean(),
  }),
);

const identity = {
  nome: nonBlankText(100),
  slug: Type.String({ minLength: 1, maxLength: 60, description: 'Apelido: o endereço da loja' }),
  razaoSocial: text(200),
  cnpj: text(20),
  endereco: text(300),
  telefone: Type.Optional(filledText(30)),
  email: Type.Optional(
    Type.String({
      maxLength: 254,
      pattern: '^[^\\s@\\u0000\\ud800-\\udfff]+@[^\\s@\\u0000\\ud800-\\udfff]+$',
    }),
  ),
};
const behaviour = {
  tags: Type.Array(Type.Enum([...SUPPLIER_TAGS]), { maxItems: 50, uniqueItems: true }),
  modulos: Type.Array(Type.Enum([...MODULES]), { maxItems: 20, uniqueItems: true }),
  whiteLabel: Type.Boolean({ description: 'O site inteiro mostra só esta loja' }),
  listado: Type.Boolean({ description: 'Aparece na página inicial da plataforma quando está aberta' }),
};

export const ManagedShop = Type.Object({
  idfornecedor: uuid,
  ...identity,
  email: Type.Optional(Type.String()),
  ...behaviour,
  situacao: ShopState,
  motivo: Type.Optional(Type.String({ description: 'Por que a plataforma a fechou; as lojas não veem' })),
  versao: version,
});
export type WireManagedShop = Static<typeof ManagedShop>;
export type WireChecklist = Static<typeof Checklist>;

const tag = 'Plataforma';

export const listShopsSchema = {
  summary: 'As lojas da plataforma, por nome; também as que não estão abertas.',
  tag,
  query: Type.Object({
    ...pageFields,
    busca: Type.Optional(text(100, 'Parte do nome, do apelido, da razão social ou do CNPJ')),
    situacao: Type.Optional(ShopState),
  }),
  answer: pageSchema(
    Type.Object({
      idfornecedor: uuid,
      slug: Type.String(),
      nome: Type.String(),
      razaoSocial: Type.String(),
      cnpj: Type.String(),
      situacao: ShopState,
      dominio: Type.Optional(Type.String()),
    }),
  ),
} as const satisfies EndpointSchema;

const identityRefusals = someRefusals(shopTexts, 'slug-not-allowed', 'slug-taken', 'invalid-cnpj');

export const openShopSchema = {
  summary: 'Abre uma loja, como rascunho: ela pode ser preparada e vista, e ainda não recebe pedidos.',
  tag,
  body: Type.Object(identity, closed),
  answer: ManagedShop,
  refusals: identityRefusals,
} as const satisfies EndpointSchema;

export const showShopSchema = {
  summary: 'Uma loja, com o que falta para que possa vender.',
  tag,
  params: ofSupplier,
  answer: Type.Object({ loja: ManagedShop, preparo: Checklist }),
} as const satisfies EndpointSchema;

export const changeShopIdentitySchema = {
  summary: 'Muda nome, apelido, documento e contato de uma loja.',
  tag,
  params: ofSupplier,
  body: Type.Object({ ...identity, versao: version }, closed),
  answer: ManagedShop,
  refusals: { ...identityRefusals, ...changedByOtherText },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const changeShopBehaviourSchema = {
  summary: 'Muda o que a loja faz e onde aparece: comportamentos, módulos, white-label e lista pública.',
  tag,
  params: ofSupplier,
  body: Type.Object({ ...behaviour, versao: version }, closed),
  answer: ManagedShop,
  refusals: changedByOtherText,
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

const stateRefusals = someRefusals(shopTexts, 'shop-incomplete', 'state-not-allowed');
const incompleteFacts = { 'shop-incomplete': 'faltam: os itens da preparação que não estão prontos' };

export const changeShopStateSchema = {
  summary: 'Abre, suspende, arquiva ou reabre uma loja. Abrir exige que nada falte na preparação.',
  tag,
  params: ofSupplier,
  body: Type.Object({ situacao: ShopState, motivo: Type.Optional(filledText(500)), versao: version }, closed),
  answer: ManagedShop,
  refusals: { ...stateRefusals, ...changedByOtherText },
  facts: { ...incompleteFacts, ...changedByOtherFacts },
} as const satisfies EndpointSchema;

export const showShopSetupSchema = {
  summary: 'O que falta para que a loja possa vender, para quem a prepara.',
  tag: 'Painel',
  params: ofSupplier,
  answer: Type.Object({ situacao: ShopState, preparo: Checklist }),
} as const satisfies EndpointSchema;

export const publishShopSchema = {
  summary: 'Abre a loja, que estava em preparação; exige que nada falte.',
  tag: 'Painel',
  params: ofSupplier,
  answer: Type.Object({ situacao: ShopState }),
  refusals: stateRefusals,
  facts: incompleteFacts,
} as const satisfies EndpointSchema;
