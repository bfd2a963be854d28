/** A carousel as its form holds it. */
import type { TimeZone } from '#kernel/time/time-zone.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import type { CarouselToEdit } from '../../contract/carousels/edited-carousel.wire.ts';
import {
  CAROUSEL_PAGES,
  type CarouselContent,
  type CarouselKind,
  type CarouselTerms,
  PLAIN_KINDS,
} from '../../domain/carousels/carousel.ts';
import { newShown, type ShownValues, shownOf, shownValues } from '../audience/shown-values.ts';
import { NEW_SLIDE, type SlideValues, slideOf, slideValues } from './slide-values.ts';

export interface CarouselValues extends ShownValues {
  title: string;
  kind: string;
  slides: SlideValues[];
  /** Seconds; null: it moves only when the shopper does. */
  autoplay: number | null;
  products: Choice[];
  tags: string[];
  categoryId: string;
  max: number | null;
  pages: string[];
  /** '' for all of them. */
  staticPageId: string;
}

const MAX = 12;

export const newCarousel = (): CarouselValues => ({
  title: '',
  kind: 'static-images',
  slides: [NEW_SLIDE],
  autoplay: null,
  products: [],
  tags: [],
  categoryId: '',
  max: MAX,
  pages: ['home'],
  staticPageId: '',
  ...newShown(),
});

export function carouselValues(carousel: CarouselToEdit, zone: TimeZone): CarouselValues {
  const { content, names } = carousel;
  const productIds = content.kind === 'chosen' ? content.productIds : [];
  return {
    title: carousel.title,
    kind: content.kind,
    slides: content.kind === 'static-images' ? content.slides.map(slideValues) : [],
    autoplay: content.kind === 'static-images' ? (content.autoplay ?? null) : null,
    products: productIds.map((id) => ({ id, label: names.get(id) ?? 'Produto fora de venda' })),
    tags: content.kind === 'by-tag' ? [...content.tags] : [],
    categoryId: content.kind === 'by-category' ? content.categoryId : '',
    max: carousel.max,
    pages: [...carousel.pages],
    staticPageId: carousel.staticPageId ?? '',
    ...shownValues(carousel, zone),
  };
}

export function carouselOf(values: CarouselValues, zone: TimeZone): CarouselTerms<string> {
  const pages = CAROUSEL_PAGES.filter((page) => values.pages.includes(page));
  return {
    ...shownOf(values, zone),
    title: values.title.trim(),
    content: contentOf(values),
    pages,
    max: values.max ?? MAX,
    ...(values.staticPageId === '' || !pages.includes('static-page')
      ? {}
      : { staticPageId: values.staticPageId }),
  };
}

function contentOf(values: CarouselValues): CarouselContent<string> {
  const kind = values.kind as CarouselKind;
  switch (kind) {
    case 'static-images':
      return {
        kind,
        slides: values.slides.map(slideOf),
        ...(values.autoplay === null ? {} : { autoplay: values.autoplay }),
      };
    case 'chosen':
      return { kind, productIds: values.products.map(({ id }) => id) };
    case 'by-tag':
      return { kind, tags: values.tags };
    case 'by-category':
      return { kind, categoryId: values.categoryId };
    default:
      return { kind };
  }
}

/** Kinds that need nothing chosen. */
export const isPlain = (kind: string): boolean => PLAIN_KINDS.some((plain) => plain === kind);

/** Fields of the wire whose name in the form differs. */
export const CAROUSEL_FIELDS = {
  titulo: 'title',
  tipo_conteudo: 'kind',
  imagens: 'slides',
  autoplay_segundos: 'autoplay',
  produtos: 'products',
  etiquetas: 'tags',
  idcategoria: 'categoryId',
  limite: 'max',
  paginas: 'pages',
  idpagina: 'staticPageId',
} as const;
