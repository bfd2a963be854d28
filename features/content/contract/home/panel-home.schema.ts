import { type Static, Type } from 'typebox';
import { changedByOtherFacts, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  done,
  instant,
  nonBlankText,
  ofSupplier,
  orNull,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import {
  MAX_BANNERS,
  MAX_BLOCK_COMBOS,
  MAX_BLOCK_TEXT,
  MAX_BLOCKS,
  MAX_BRANDS,
} from '../../domain/home/block-problem.ts';
import { shownTo, status } from '../audience.schema.ts';
import { blockTexts } from '../block-texts.ts';
import { pictureId } from '../fields.schema.ts';
import { givenSlide, sizedPicture, slide } from '../slide.schema.ts';
import { blockType } from './home.schema.ts';

const link = Type.Object({ rotulo: nonBlankText(60), destino: text(500) }, closed);

export const addedBlock = Type.Object(
  {
    tipo: blockType,
    titulo: Type.Optional(text(120, 'Ausente: sem título; de HERO, o nome da loja')),
    ...shownTo,
    texto: Type.Optional(orNull(text(400, 'De HERO; ausente: a descrição da loja'))),
    link: Type.Optional(orNull({ ...link, description: 'De HERO' })),
    imagens: Type.Optional(
      Type.Array(givenSlide, { maxItems: MAX_BANNERS, description: 'De HERO, no máximo uma; de BANNERS' }),
    ),
    conteudo: Type.Optional(
      text(2 * MAX_BLOCK_TEXT, 'De TEXTO: HTML; o que não é texto formatado é retirado'),
    ),
    marcas: Type.Optional(
      Type.Array(Type.Object({ nome: nonBlankText(60), imagem: Type.Optional(orNull(pictureId)) }, closed), {
        maxItems: MAX_BRANDS,
        description: 'De MARCAS',
      }),
    ),
    categorias: Type.Optional(
      Type.Array(uuid, { maxItems: 40, description: 'De CATEGORIAS; ausente: todas' }),
    ),
    limite: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MAX_BLOCK_COMBOS, description: 'De COMBOS; ausente: 3' }),
    ),
    idcarrossel: Type.Optional(orNull({ ...uuid, description: 'De CARROSSEL' })),
  },
  closed,
);
export type WireGivenBlock = Static<typeof addedBlock>;
export const changedBlock = Type.Object({ ...addedBlock.properties, versao: Type.Optional(version) }, closed);

export const panelBlock = Type.Object({
  idbloco: uuid,
  tipo: blockType,
  titulo: Type.String(),
  ...shownTo,
  inicio: orNull(instant),
  fim: orNull(instant),
  situacao: status,
  ordem: Type.Integer(),
  versao: version,
  texto: Type.Optional(Type.String()),
  link: Type.Optional(Type.Object({ rotulo: Type.String(), destino: Type.String() })),
  imagens: Type.Optional(Type.Array(slide)),
  conteudo: Type.Optional(Type.String()),
  marcas: Type.Optional(Type.Array(Type.Object({ nome: Type.String(), imagem: orNull(sizedPicture) }))),
  categorias: Type.Optional(Type.Array(uuid)),
  limite: Type.Optional(Type.Integer()),
  idcarrossel: Type.Optional(uuid),
});
export type WirePanelBlock = Static<typeof panelBlock>;

export const ofBlock = Type.Object({ ...ofSupplier.properties, idbloco: uuid });
const { 'block-not-found': notFound, 'too-many-blocks': tooMany, ...problems } = blockTexts;

export const listBlocksSchema = {
  summary: 'Os blocos da home publicada da loja, na ordem em que aparecem, com desligados e programados.',
  tag: 'Painel',
  params: ofSupplier,
  answer: Type.Object({ blocos: Type.Array(panelBlock) }),
} as const satisfies EndpointSchema;

export const addBlockSchema = {
  summary:
    'Acrescenta um bloco ao fim da home publicada, na hora. Com um ligado, a home é só o que a loja compôs.',
  tag: 'Painel',
  params: ofSupplier,
  body: addedBlock,
  answer: panelBlock,
  refusals: { ...problems, 'too-many-blocks': tooMany },
} as const satisfies EndpointSchema;

export const changeBlockSchema = {
  summary:
    'Põe outro conteúdo, outro público ou outro período no lugar dos de um bloco da home publicada, na hora.',
  tag: 'Painel',
  params: ofBlock,
  body: changedBlock,
  answer: panelBlock,
  refusals: { ...problems, 'block-not-found': notFound, ...changedByOtherText },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const removeBlockSchema = {
  summary: 'Apaga um bloco da home publicada, na hora.',
  tag: 'Painel',
  params: ofBlock,
  answer: done,
  refusals: someRefusals(blockTexts, 'block-not-found'),
} as const satisfies EndpointSchema;

export const orderBlocksSchema = {
  summary: 'Põe estes blocos primeiro, nesta ordem; os outros vêm depois, na ordem deles.',
  tag: 'Painel',
  params: ofSupplier,
  body: Type.Object({ blocos: Type.Array(uuid, { maxItems: MAX_BLOCKS }) }, closed),
  answer: Type.Object({ blocos: Type.Array(uuid) }),
  refusals: someRefusals(blockTexts, 'block-not-found'),
} as const satisfies EndpointSchema;

export const previewHomeSchema = {
  summary:
    'Um link que mostra o rascunho da home, ou sem ele a home com desligados e programados, a quem o tem, até vencer.',
  tag: 'Painel',
  params: ofSupplier,
  body: Type.Object(
    { horas: Type.Optional(Type.Integer({ minimum: 1, maximum: 168, description: 'Ausente: 24' })) },
    closed,
  ),
  answer: Type.Object({ link: Type.String(), valido_ate: instant }),
} as const satisfies EndpointSchema;
