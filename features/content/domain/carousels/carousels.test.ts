/** Which carousels a page shows, and which can be saved. Spec 3, carousel; 7, carousels list-for-page. */
import { describe, expect, test } from 'vitest';
import { EVERYONE } from '../audience.ts';
import type { Carousel, CarouselContent } from './carousel.ts';
import { carouselProblem, scheduleProblem } from './carousel-problem.ts';
import { carouselsForPage, type WantedCarousels } from './carousels-for-page.ts';

const NOW = 1_000;
const aCarousel = (id: string, more: Partial<Carousel> = {}): Carousel => ({
  id,
  title: id,
  content: { kind: 'offers' },
  pages: ['home'],
  max: 12,
  audience: EVERYONE,
  published: true,
  position: 0,
  version: 1,
  ...more,
});

const carousels = [
  aCarousel('home'),
  aCarousel('draft', { published: false }),
  aCarousel('later', { from: NOW + 1 }),
  aCarousel('product', { pages: ['product', 'cart'] }),
  aCarousel('every page', { pages: ['static-page'] }),
  aCarousel('one page', { pages: ['static-page'], staticPageId: 'a' }),
  aCarousel('phone', { audience: { ...EVERYONE, devices: ['mobile'] } }),
  aCarousel('nowhere', { pages: [] }),
];

describe('shown on', () => {
  test.each<[string, WantedCarousels, string[]]>([
    ['the home', { page: 'home' }, ['home']],
    ['a preview of the home', { page: 'home', preview: true }, ['home', 'draft', 'later']],
    ['the cart', { page: 'cart' }, ['product']],
    ['a static page', { page: 'static-page', staticPageId: 'a' }, ['every page', 'one page']],
    ['another static page', { page: 'static-page', staticPageId: 'b' }, ['every page']],
    ['a place that names one', { carouselId: 'nowhere' }, ['nowhere']],
    ['a place that names a draft', { carouselId: 'draft' }, []],
  ])('%s', (_, wanted, ids) => {
    const shown = carouselsForPage(carousels, wanted, { groups: [], device: 'desktop' }, NOW);
    expect(shown.map(({ id }) => id)).toEqual(ids);
  });
});

const slide = { picture: 'p', alt: 'Feira' };

describe('refused is', () => {
  test.each<[string, CarouselContent<string>, string | undefined]>([
    ['no picture', { kind: 'static-images', slides: [] }, 'without-content'],
    ['a picture', { kind: 'static-images', slides: [slide] }, undefined],
    [
      'a picture without text',
      { kind: 'static-images', slides: [{ ...slide, alt: '' }] },
      'picture-without-text',
    ],
    ['a script', { kind: 'static-images', slides: [{ ...slide, href: 'javascript:x()' }] }, 'unsafe-link'],
    ['another host', { kind: 'static-images', slides: [{ ...slide, href: '//x.example' }] }, 'unsafe-link'],
    ['a path', { kind: 'static-images', slides: [{ ...slide, href: '/c/frutas' }] }, undefined],
    ['no product', { kind: 'chosen', productIds: [] }, 'without-content'],
    ['no tag', { kind: 'by-tag', tags: [] }, 'without-content'],
    ['no category', { kind: 'by-category', categoryId: '' }, 'without-content'],
    ['a kind that needs nothing', { kind: 'recommended' }, undefined],
  ])('%s: %j', (_, content, problem) => {
    expect(carouselProblem({ title: 'Feira', content })).toBe(problem);
  });

  test('what has no title', () => {
    expect(carouselProblem({ title: '', content: { kind: 'offers' } })).toBe('without-title');
  });

  test.each([
    [{ published: true }, undefined],
    [{ published: true, from: 5, until: 5 }, 'ends-before-it-starts'],
    [{ published: true, until: NOW }, 'ended-already'],
    [{ published: false, until: NOW }, undefined],
  ])('the schedule %j: %s', (schedule, problem) => {
    expect(scheduleProblem(schedule, NOW)).toBe(problem);
  });
});
