/** Carousels as the panel edits them. */
import { defined } from '#kernel/defined.ts';
import type { Carousel, CarouselContent, CarouselTerms } from '../../domain/carousels/carousel.ts';
import { shownFromAnswer, shownToGiven } from '../audience.wire.ts';
import { slideToGiven } from '../given-slide.wire.ts';
import { slideFromWire } from '../slide.wire.ts';
import { contentTypeFromWire, contentTypeToWire } from './content-type.wire.ts';
import type { ProductNames } from './panel-carousel.wire.ts';
import type { WireGivenCarousel, WirePanelCarousel } from './panel-carousels.schema.ts';

export type CarouselToEdit = Carousel & {
  /** Of the chosen products that are for sale. */
  readonly names: ProductNames;
};

export const carouselToEditFromWire = (wire: WirePanelCarousel): CarouselToEdit => ({
  ...shownFromAnswer(wire),
  id: wire.idcarrossel,
  title: wire.titulo,
  content: contentFromWire(wire),
  pages: wire.paginas,
  max: wire.limite ?? 0,
  position: wire.ordem,
  version: wire.versao,
  names: new Map(wire.nomes.map(({ id, nome }) => [id, nome])),
  ...defined({ staticPageId: wire.idpagina ?? undefined }),
});

function contentFromWire(wire: WirePanelCarousel): CarouselContent {
  const kind = contentTypeFromWire(wire.tipo_conteudo);
  switch (kind) {
    case 'static-images':
      return {
        kind,
        slides: wire.imagens.map(slideFromWire),
        ...defined({ autoplay: wire.autoplay_segundos ?? undefined }),
      };
    case 'chosen':
      return { kind, productIds: wire.produtos ?? [] };
    case 'by-tag':
      return { kind, tags: wire.etiquetas ?? [] };
    case 'by-category':
      return { kind, categoryId: wire.idcategoria ?? '' };
    default:
      return { kind };
  }
}

/** As it is saved: pictures are named by their ids. */
export const carouselAsWanted = ({ content, ...carousel }: CarouselTerms): CarouselTerms<string> => ({
  ...carousel,
  content:
    content.kind === 'static-images'
      ? {
          ...content,
          slides: content.slides.map(({ picture, phonePicture, ...slide }) => ({
            ...slide,
            picture: picture.id,
            ...defined({ phonePicture: phonePicture?.id }),
          })),
        }
      : content,
});

export const wantedCarouselToWire = (carousel: CarouselTerms<string>): WireGivenCarousel => ({
  titulo: carousel.title,
  tipo_conteudo: contentTypeToWire(carousel.content.kind),
  paginas: [...carousel.pages],
  idpagina: carousel.staticPageId ?? null,
  limite: carousel.max,
  ...shownToGiven(carousel),
  ...contentToGiven(carousel.content),
});

function contentToGiven(content: CarouselContent<string>): Partial<WireGivenCarousel> {
  switch (content.kind) {
    case 'static-images':
      return { imagens: content.slides.map(slideToGiven), autoplay_segundos: content.autoplay ?? null };
    case 'chosen':
      return { produtos: [...content.productIds] };
    case 'by-tag':
      return { etiquetas: [...content.tags] };
    case 'by-category':
      return { idcategoria: content.categoryId };
    default:
      return {};
  }
}
