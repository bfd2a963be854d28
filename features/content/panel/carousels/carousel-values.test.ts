import { expect, test } from 'vitest';
import { type CarouselToEdit, carouselAsWanted } from '../../contract/carousels/edited-carousel.wire.ts';
import { EVERYONE } from '../../domain/audience.ts';
import type { CarouselContent } from '../../domain/carousels/carousel.ts';
import { carouselOf, carouselValues } from './carousel-values.ts';

const ZONE = 'America/Sao_Paulo';
const PICTURE = { id: 'p', width: 1200, height: 400 };

const aCarousel = (content: CarouselContent): CarouselToEdit => ({
  id: 'c',
  title: 'Feira',
  content,
  pages: ['home', 'static-page'],
  staticPageId: 's',
  max: 6,
  audience: { ...EVERYONE, groups: ['revenda'] },
  published: true,
  from: Date.UTC(2026, 11, 1, 11),
  position: 2,
  version: 4,
  names: new Map([['1', 'Café']]),
});

test.each<CarouselContent>([
  {
    kind: 'static-images',
    slides: [
      { picture: PICTURE, phonePicture: { ...PICTURE, id: 'q' }, alt: 'Feira', href: '/c/frutas' },
      { picture: PICTURE, alt: 'Sem link' },
    ],
    autoplay: 8,
  },
  { kind: 'chosen', productIds: ['1', '2'] },
  { kind: 'by-tag', tags: ['junho'] },
  { kind: 'by-category', categoryId: 'k' },
  { kind: 'best-sellers' },
])('a carousel of $kind comes back from its form as it went in', (content) => {
  const carousel = aCarousel(content);
  const { id: _, position: _position, version: _version, names: _names, ...terms } = carousel;
  expect(carouselOf(carouselValues(carousel, ZONE), ZONE)).toEqual(carouselAsWanted(terms));
});

test('chosen products have their names, also those that are not for sale', () => {
  const { products } = carouselValues(aCarousel({ kind: 'chosen', productIds: ['1', '2'] }), ZONE);
  expect(products.map(({ label }) => label)).toEqual(['Café', 'Produto fora de venda']);
});

test('a page is named only while the carousel is on pages of the shop', () => {
  const values = { ...carouselValues(aCarousel({ kind: 'offers' }), ZONE), pages: ['home'] };
  expect(carouselOf(values, ZONE)).not.toHaveProperty('staticPageId');
});
