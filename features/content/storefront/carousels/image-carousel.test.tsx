/** An image carousel as the server renders it: whole without scripts, and nothing moves when pictures arrive. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { ShopProvider } from '#features/suppliers/storefront/shop-context.ts';
import { LinkScope } from '#platform/ui/links/link-scope.ts';
import { ImageCarousel } from './image-carousel.tsx';

const picture = { id: 'a'.repeat(32), width: 1392, height: 400 };
const phonePicture = { id: 'b'.repeat(32), width: 840, height: 500 };
const slides = [
  { picture, phonePicture, alt: 'Frutas da estação', href: '/c/frutas' },
  { picture, alt: 'Feira de sábado' },
];

const rendered = (shown = slides, autoplay?: number): string =>
  renderToStaticMarkup(
    <ShopProvider value={{ slug: 'loja' } as Shop}>
      <LinkScope.Provider value={{ here: '', publicAddress: (path) => path }}>
        <ImageCarousel id="c1" title="Feira" slides={shown} autoplay={autoplay} first />
      </LinkScope.Provider>
    </ShopProvider>,
  );

test('each picture reserves its space, on a phone that of the narrow one', () => {
  const html = rendered();
  expect(html).toContain('width="1392" height="400"');
  expect(html).toMatch(/<source media="\(max-width: 47.99rem\)"[^>]* width="840" height="500"/);
});

test('a picture is a link to the shop’s page, named by its text', () => {
  expect(rendered()).toMatch(/<a [^>]*href="\/loja\/c\/frutas"[^>]*>.*alt="Frutas da estação"/);
});

test('the first picture is loaded at once, the others when they come near', () => {
  expect(rendered().match(/loading="\w+"/g)).toEqual(['loading="eager"', 'loading="lazy"']);
});

test('several have buttons, and one that stops what moves by itself', () => {
  expect(rendered()).toContain('aria-label="Feira: próxima"');
  expect(rendered()).not.toContain('parar de mover');
  expect(rendered(slides, 6)).toContain('aria-label="Feira: parar de mover"');
  expect(rendered(slides.slice(0, 1), 6)).not.toContain('<button');
});

test('each slide says which promotion it is, for the shop’s measurement', () => {
  expect(rendered()).toMatch(/<li data-promotion="c1" data-promotion-name="Feira" data-promotion-slot="2"/);
});
