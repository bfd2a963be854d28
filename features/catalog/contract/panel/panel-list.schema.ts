import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { instant, ofSupplier, orNull, text, uuid } from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema, sortFields } from '#platform/contract/page.schema.ts';
import { version } from '#platform/contract/version.schema.ts';
import { productIds } from './panel-list-ids.schema.ts';
import { SORTS } from './panel-sorts.ts';

const flag = Type.Optional(Type.Boolean({ default: false }));

export const ListedProduct = Type.Object({
  id: uuid,
  codigo: Type.String(),
  nome: Type.String(),
  marca: Type.String(),
  unidade: Type.String(),
  categoria: Type.Object({ id: uuid, nome: Type.String() }),
  preco: Type.Number(),
  custo: orNull(Type.Number()),
  minimo: Type.Number(),
  estoque: orNull(Type.Number({ description: 'null quando o estoque não é contado' })),
  estoquebaixo: orNull(Type.Number()),
  ativo: Type.Boolean(),
  arquivado: Type.Boolean(),
  oferta: Type.Boolean(),
  foto: orNull(Type.String()),
  versao: version,
  alteradoem: instant,
});
export type WireListedProduct = Static<typeof ListedProduct>;

export const listPanelProductsSchema = {
  summary: 'Os produtos da loja, à venda ou não.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({
    ...pageFields,
    ...sortFields(SORTS),
    categoria: Type.Optional(uuid),
    marca: Type.Optional(text(120, 'Chave da marca, como em /marcas')),
    situacao: Type.Optional(
      Type.Enum(['ATIVO', 'INATIVO', 'ARQUIVADO'], { description: 'Sem ela, todos menos os arquivados' }),
    ),
    semfoto: flag,
    estoquebaixo: flag,
    oferta: flag,
    ids: Type.Optional(productIds),
  }),
  answer: pageSchema(ListedProduct),
} as const satisfies EndpointSchema;

export const listPanelBrandsSchema = {
  summary: 'As marcas dos produtos da loja, das que têm mais produtos às que têm menos.',
  tag: 'Painel',
  params: ofSupplier,
  answer: Type.Object({ marcas: Type.Array(Type.Object({ chave: Type.String(), nome: Type.String() })) }),
} as const satisfies EndpointSchema;
