import type { Instant } from '#kernel/scope.ts';
import type { Schedule } from '../audience.ts';
import { type PublicationProblem, publicationProblem } from '../page-problem.ts';
import { safeLink } from '../safe-link.ts';
import type { CarouselContent, CarouselTerms, Slide } from './carousel.ts';

export const MAX_CAROUSELS = 100;
export const MAX_SLIDES = 12;
export const MAX_CAROUSEL_PRODUCTS = 24;
export const MAX_TAGS = 10;
/** Seconds: WCAG 2.2.2 lets what moves be paused, and a slide has to be readable. */
export const AUTOPLAY = { least: 4, most: 60 } as const;

export type SlidesProblem = 'picture-without-text' | 'unsafe-link';
export type ContentProblem = 'without-title' | 'without-content' | SlidesProblem;

/** What keeps a carousel from being saved. */
export function carouselProblem({
  title,
  content,
}: Pick<CarouselTerms<unknown>, 'title' | 'content'>): ContentProblem | undefined {
  if (title === '') return 'without-title';
  return isEmpty(content) ? 'without-content' : slidesProblem(slidesOf(content));
}

const slidesOf = (content: CarouselContent<unknown>): readonly Slide<unknown>[] =>
  content.kind === 'static-images' ? content.slides : [];

/** Every picture needs a text, which is the name of its link, too. */
export function slidesProblem(slides: readonly Slide<unknown>[]): SlidesProblem | undefined {
  if (slides.some(({ alt }) => alt === '')) return 'picture-without-text';
  return slides.some(({ href }) => href !== undefined && safeLink(href) === undefined)
    ? 'unsafe-link'
    : undefined;
}

function isEmpty(content: CarouselContent<unknown>): boolean {
  switch (content.kind) {
    case 'static-images':
      return content.slides.length === 0;
    case 'chosen':
      return content.productIds.length === 0;
    case 'by-tag':
      return content.tags.length === 0;
    case 'by-category':
      return content.categoryId === '';
    case 'offers':
    case 'best-sellers':
    case 'new':
    case 'bought-before':
    case 'recently-seen':
    case 'recommended':
      return false;
  }
}

export function scheduleProblem(
  { published, from, until }: Schedule,
  now: Instant,
): PublicationProblem | undefined {
  if (until === undefined) return undefined;
  const problem = publicationProblem({ version: 1, from: from ?? -Infinity, until }, now);
  return problem === 'ended-already' && !published ? undefined : problem;
}
