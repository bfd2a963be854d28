import { type Static, Type } from 'typebox';
import { buyingTerms } from '#features/catalog/contract/buying-terms.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { orEmpty, orNull, supplierKey, uuid } from '#platform/contract/fields.schema.ts';
import { device } from '../audience.schema.ts';
import { carousel } from '../carousels/carousel.schema.ts';
import { previewToken } from '../fields.schema.ts';
import { sizedPicture, slide } from '../slide.schema.ts';

export const blockType = Type.Enum([
  'HERO',
  'CARROSSEL',
  'CATEGORIAS',
  'COMBOS',
  'TEXTO',
  'MARCAS',
  'BANNERS',
]);
export type WireBlockType = Static<typeof blockType>;

const block = Type.Object({
  idbloco: uuid,
  tipo: blockType,
  titulo: Type.String(),
  dispositivos: Type.Array(device, { description: 'Vazio: todos' }),
  texto: Type.Optional(Type.String({ description: 'De HERO; ausente: a descrição da loja' })),
  link: Type.Optional(Type.Object({ rotulo: Type.String(), destino: Type.String() })),
  imagens: Type.Optional(Type.Array(slide, { description: 'De HERO, no máximo uma; de BANNERS' })),
  conteudo: Type.Optional(Type.String({ description: 'De TEXTO: HTML seguro' })),
  marcas: Type.Optional(Type.Array(Type.Object({ nome: Type.String(), imagem: orNull(sizedPicture) }))),
  categorias: Type.Optional(Type.Array(uuid, { description: 'De CATEGORIAS; vazio: todas' })),
  limite: Type.Optional(Type.Integer({ description: 'De COMBOS' })),
  carrossel: Type.Optional(carousel),
});
export type WireBlock = Static<typeof block>;

const home = Type.Object({
  composta: Type.Boolean({
    description: 'false: a loja não compôs a home, que é a de sempre; os blocos são só os carrosséis dela',
  }),
  blocos: Type.Array(block),
});
export type WireHome = Static<typeof home>;

export const homeSchema = {
  summary: 'A home da loja: os blocos que ela compôs, com o que eles mostram a quem pergunta.',
  tag: 'Content',
  params: Type.Object({ idfornecedor: supplierKey }),
  query: Type.Object({
    ...buyingTerms,
    device: Type.Optional(orEmpty(device)),
    idsegmento: Type.Optional(orEmpty(uuid)),
    previa: Type.Optional(previewToken),
  }),
  answer: home,
} as const satisfies EndpointSchema;
