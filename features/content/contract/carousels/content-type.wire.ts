import type { CarouselKind } from '../../domain/carousels/carousel.ts';
import type { WireContentType } from './carousel.schema.ts';

const TYPES = {
  'static-images': 'STATIC_IMAGES',
  chosen: 'PRODUCTS',
  'by-tag': 'PRODUCTS_BY_TAG',
  'by-category': 'PRODUCTS_BY_CATEGORY',
  offers: 'OFFERS',
  'best-sellers': 'BEST_SELLERS',
  new: 'NEW_PRODUCTS',
  'bought-before': 'BOUGHT_BEFORE',
  'recently-seen': 'RECENTLY_SEEN',
  recommended: 'RECOMMENDED',
} as const satisfies Record<CarouselKind, WireContentType>;

const kinds = Object.fromEntries(Object.entries(TYPES).map(([kind, type]) => [type, kind])) as Record<
  WireContentType,
  CarouselKind
>;

/** `tipo_conteudo`. Spec 3, carousel. */
export const contentTypeToWire = (kind: CarouselKind): WireContentType => TYPES[kind];
export const contentTypeFromWire = (type: WireContentType): CarouselKind => kinds[type];
