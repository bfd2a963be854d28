import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  boughtQuantity,
  described,
  givenQuantity,
  ofSupplier,
  quantity,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { MAX_NAME_LENGTH } from '../domain/list-name.ts';
import { MAX_PRODUCTS } from '../domain/shopping-list.ts';
import { listTexts } from './texts.ts';

export const listKind = Type.Enum(['FROM_CLIENT', 'TO_CLIENT'], {
  description: 'FROM_CLIENT: listas do próprio cliente; TO_CLIENT: sugeridas pelo fornecedor a ele',
});

export const listedProduct = {
  nome: Type.String(),
  slug: Type.String(),
  unidade: Type.String(),
  imagem: Type.Optional(Type.String()),
  fundo: Type.Integer(),
  disponivel: Type.Boolean({ description: 'Se pode ser comprado agora' }),
};
const listedProductSchema = Type.Object(listedProduct);

export const sharingFields = {
  compartilhada: Type.Optional(
    Type.Boolean({
      description: 'Se todos os que compram pelo cliente a veem e mudam; senão, só quem a criou',
    }),
  ),
  minha: Type.Optional(Type.Boolean({ description: 'Se quem pergunta decide se ela é compartilhada' })),
};

export const listSchema = Type.Object({
  idlista: uuid,
  nome: Type.String(),
  descricao: Type.Optional(Type.String({ description: 'Para que serve uma lista sugerida' })),
  type: listKind,
  ...sharingFields,
  totalProdutos: Type.Integer({ minimum: 0 }),
  atualizadaEm: Type.String(),
  previa: Type.Array(listedProductSchema, { description: 'Os primeiros produtos' }),
});

export type WireListKind = Static<typeof listKind>;
export type WireListedProduct = Static<typeof listedProductSchema>;
export type WireList = Static<typeof listSchema>;

export const ofList = Type.Object({ idfornecedor: uuid, idlista: uuid });
const ofProduct = { idfornecedor: uuid, idproduto: uuid };

export const listListsSchema = {
  summary: 'As listas de compras do cliente, ou as que o fornecedor sugere a ele.',
  tag: 'Shopping lists',
  params: ofSupplier,
  query: Type.Object({ idclient: Type.Optional(uuid), type: Type.Optional(listKind) }),
  answer: Type.Object({ listas: Type.Array(listSchema) }),
} as const satisfies EndpointSchema;

const name = text(MAX_NAME_LENGTH, 'Se outra lista do cliente já se chama assim, ganha um número');
const wanted = boughtQuantity;
const change = Type.Object({
  idproduto: uuid,
  quantidade: described(givenQuantity, '0 tira o produto da lista'),
  posicao: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 2_000_000_000,
      description: 'Onde fica; ausente, fica onde está ou no fim',
    }),
  ),
  quantidadesConhecidas: Type.Optional(
    Type.Array(givenQuantity, {
      maxItems: 3,
      description:
        'De uma mudança feita sem conexão: as quantidades que quem a fez conhece, 0 sem o produto. Se a lista tem outra, vale a maior das duas e o produto vem em conflitos',
    }),
  ),
});
export type WireItemChange = Static<typeof change>;

const savedListSchema = Type.Object({
  ...listSchema.properties,
  conflitos: Type.Array(Type.Object({ idproduto: uuid, quantidade: quantity }), {
    description: 'Os produtos que outra pessoa também mudou, com a quantidade que ficou',
  }),
});
export type WireSavedList = Static<typeof savedListSchema>;

export const saveListSchema = {
  summary:
    'Cria uma lista do cliente, ou muda o nome e os produtos citados de uma; os outros ficam como estão.',
  tag: 'Shopping lists',
  params: ofSupplier,
  body: Type.Object({
    idlista: Type.Optional(uuid),
    nome: Type.Optional(name),
    produtos: Type.Optional(Type.Array(change, { maxItems: MAX_PRODUCTS })),
    compartilhada: Type.Optional(
      Type.Boolean({
        description: 'Se todos os que compram pelo cliente a veem e mudam; ausente: como está, e uma nova é',
      }),
    ),
    ativa: Type.Optional(Type.Literal(true, { description: 'Traz de volta uma lista excluída' })),
  }),
  answer: savedListSchema,
  refusals: someRefusals(
    listTexts,
    'list-not-found',
    'list-without-name',
    'not-list-maker',
    'unknown-products',
    'too-many-lists',
    'too-many-products',
  ),
} as const satisfies EndpointSchema;

export const addProductSchema = {
  summary:
    'Põe um produto numa lista do cliente, ou numa nova com este nome; se já está nela, fica a maior quantidade.',
  tag: 'Shopping lists',
  params: Type.Object(ofProduct),
  body: Type.Object({
    idlista: Type.Optional(uuid),
    nome: Type.Optional(name),
    quantidade: Type.Optional(described(wanted, 'Ausente, o mínimo que se pode pedir')),
  }),
  answer: listSchema,
  refusals: someRefusals(
    listTexts,
    'list-not-found',
    'product-not-found',
    'list-without-name',
    'too-many-lists',
    'too-many-products',
  ),
} as const satisfies EndpointSchema;

export const copyProductSchema = {
  summary: 'Copia um produto de uma lista, própria ou sugerida, para esta lista do cliente.',
  tag: 'Shopping lists',
  params: Type.Object({ ...ofProduct, idlista: uuid }),
  body: Type.Object({ idlistaorigem: uuid }),
  answer: listSchema,
  refusals: someRefusals(listTexts, 'list-not-found', 'product-not-found', 'too-many-products'),
} as const satisfies EndpointSchema;

export const disableListSchema = {
  summary: 'Exclui uma lista do cliente.',
  tag: 'Shopping lists',
  params: ofList,
  answer: Type.Object({ status: Type.Literal('success') }),
  refusals: someRefusals(listTexts, 'list-not-found'),
} as const satisfies EndpointSchema;
