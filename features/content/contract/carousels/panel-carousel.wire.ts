import { defined } from '#kernel/defined.ts';
import { accept, type Result } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Carousel, CarouselContent, CarouselTerms } from '../../domain/carousels/carousel.ts';
import { shownToFromWire, shownToToWire } from '../audience.wire.ts';
import { slideFromStaff } from '../given-slide.wire.ts';
import { slideToWire } from '../slide.wire.ts';
import { contentTypeFromWire, contentTypeToWire } from './content-type.wire.ts';
import type { WireGivenCarousel, WirePanelCarousel } from './panel-carousels.schema.ts';

/** As staff send it: pictures are named by their ids. */
export type WantedCarousel = CarouselTerms<string>;

const MAX = 12;

export function wantedCarouselFromWire(
  wire: WireGivenCarousel,
): Result<WantedCarousel, { readonly code: 'no-such-moment' }> {
  const shown = shownToFromWire(wire);
  if (!shown.ok) return shown;
  return accept({
    ...shown.value,
    title: wire.titulo.replace(/\s+/g, ' ').trim(),
    content: contentFromWire(wire),
    pages: [...new Set(wire.paginas)],
    max: wire.limite ?? MAX,
    ...defined({ staticPageId: wire.idpagina ?? undefined }),
  });
}

function contentFromWire(wire: WireGivenCarousel): CarouselContent<string> {
  const kind = contentTypeFromWire(wire.tipo_conteudo);
  switch (kind) {
    case 'static-images':
      return {
        kind,
        slides: (wire.imagens ?? []).map(slideFromStaff),
        ...defined({ autoplay: wire.autoplay_segundos ?? undefined }),
      };
    case 'chosen':
      return { kind, productIds: [...new Set(wire.produtos)] };
    case 'by-tag':
      return { kind, tags: [...new Set(wire.etiquetas?.map((tag) => tag.trim()))] };
    case 'by-category':
      return { kind, categoryId: wire.idcategoria ?? '' };
    case 'offers':
    case 'best-sellers':
    case 'new':
    case 'bought-before':
    case 'recently-seen':
    case 'recommended':
      return { kind };
  }
}

/** Names of products, by their ids. */
export type ProductNames = ReadonlyMap<string, string>;

export function panelCarouselToWire(
  carousel: Carousel,
  now: Instant,
  names: ProductNames = new Map(),
): WirePanelCarousel {
  const { content } = carousel;
  const chosen = content.kind === 'chosen' ? content.productIds : [];
  return {
    idcarrossel: carousel.id,
    titulo: carousel.title,
    tipo_conteudo: contentTypeToWire(content.kind),
    paginas: [...carousel.pages],
    idpagina: carousel.staticPageId ?? null,
    imagens: content.kind === 'static-images' ? content.slides.map(slideToWire) : [],
    autoplay_segundos: content.kind === 'static-images' ? (content.autoplay ?? null) : null,
    produtos: [...chosen],
    etiquetas: content.kind === 'by-tag' ? [...content.tags] : [],
    idcategoria: content.kind === 'by-category' ? content.categoryId : null,
    limite: carousel.max,
    ordem: carousel.position,
    versao: carousel.version,
    nomes: chosen.flatMap((id) => {
      const nome = names.get(id);
      return nome === undefined ? [] : [{ id, nome }];
    }),
    ...shownToToWire(carousel, now),
  };
}
