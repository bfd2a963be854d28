/** Blocks of the home as the panel edits them. */
import { defined } from '#kernel/defined.ts';
import type { BlockContent, BlockTerms, HomeBlock } from '../../domain/home/home-block.ts';
import { shownFromAnswer, shownToGiven } from '../audience.wire.ts';
import { slideToGiven } from '../given-slide.wire.ts';
import { blockTypeToWire } from './block-type.wire.ts';
import { contentFromWire } from './home.wire.ts';
import type { WireGivenBlock, WirePanelBlock } from './panel-home.schema.ts';

export const blockToEditFromWire = (wire: WirePanelBlock): HomeBlock => ({
  ...shownFromAnswer(wire),
  id: wire.idbloco,
  title: wire.titulo,
  content: blockContentFromWire(wire),
  position: wire.ordem,
  version: wire.versao,
});

function blockContentFromWire(wire: WirePanelBlock): BlockContent {
  const content = contentFromWire(wire);
  return content === undefined || content.kind === 'carousel'
    ? { kind: 'carousel', carouselId: wire.idcarrossel ?? '' }
    : content;
}

/** As it is saved: pictures are named by their ids. */
export const blockAsWanted = ({ content, ...block }: BlockTerms): BlockTerms<string> => ({
  ...block,
  content: contentAsWanted(content),
});

function contentAsWanted(content: BlockContent): BlockContent<string> {
  switch (content.kind) {
    case 'hero': {
      const { picture: slide, ...rest } = content;
      if (slide === undefined) return rest;
      const { picture, phonePicture, alt } = slide;
      return {
        ...rest,
        picture: { picture: picture.id, alt, ...defined({ phonePicture: phonePicture?.id }) },
      };
    }
    case 'banners':
      return {
        ...content,
        banners: content.banners.map(({ picture, phonePicture, ...slide }) => ({
          ...slide,
          picture: picture.id,
          ...defined({ phonePicture: phonePicture?.id }),
        })),
      };
    case 'brands':
      return {
        ...content,
        brands: content.brands.map(({ name, picture }) => ({ name, ...defined({ picture: picture?.id }) })),
      };
    default:
      return content;
  }
}

export const wantedBlockToWire = (block: BlockTerms<string>): WireGivenBlock => ({
  tipo: blockTypeToWire(block.content.kind),
  titulo: block.title,
  ...shownToGiven(block),
  ...contentToGiven(block.content),
});

function contentToGiven(content: BlockContent<string>): Partial<WireGivenBlock> {
  switch (content.kind) {
    case 'hero':
      return {
        texto: content.text ?? null,
        imagens: content.picture === undefined ? [] : [slideToGiven(content.picture)],
        link: content.link === undefined ? null : { rotulo: content.link.label, destino: content.link.href },
      };
    case 'carousel':
      return { idcarrossel: content.carouselId };
    case 'categories':
      return { categorias: [...content.categoryIds] };
    case 'combos':
      return { limite: content.max };
    case 'text':
      return { conteudo: content.html };
    case 'brands':
      return { marcas: content.brands.map(({ name, picture }) => ({ nome: name, imagem: picture ?? null })) };
    case 'banners':
      return { imagens: content.banners.map(slideToGiven) };
  }
}
