import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import type { ProductDetail } from '../../domain/product.ts';
import { fullAddress, sharedSize } from './full-address.ts';
import { jsonLdScript, productJsonLd } from './json-ld.ts';

const product: ProductDetail = {
  id: '00000000-0000-7000-8000-000000000001',
  slug: 'arroz',
  name: 'Arroz </script><script>alert(1)</script>',
  brand: '',
  unit: 'UN',
  ground: 1,
  increments: { step: ONE, minimum: ONE },
  available: true,
  tags: [],
  sku: 'A-1',
  description: '',
  breadcrumb: [],
  pictures: [],
  linked: [],
  options: [],
  similar: [],
};
const rules = { multiplesDisabled: false };
const url = 'https://loja.exemplo/p/arroz';

test('nothing in a product can end the script that describes it', () => {
  const { children } = jsonLdScript(productJsonLd(product, url, [], rules));
  expect(children).not.toMatch(/[<>&]/);
  expect(JSON.parse(children)).toMatchObject({ name: product.name });
});

test('a hidden price stands in no structured data', () => {
  expect(productJsonLd(product, url, [], rules)).not.toHaveProperty('offers');
  const offer = { normal: centavos(1990), tiers: [], multiple: ONE };
  expect(productJsonLd({ ...product, offer }, url, [], rules)).toMatchObject({
    offers: { price: '19.90', priceCurrency: 'BRL', availability: 'https://schema.org/InStock' },
  });
});

test('what cannot be bought is published as out of stock, and only a valid EAN as one', () => {
  const offer = { normal: centavos(1990), tiers: [], multiple: ONE };
  const soldOut = { ...product, offer, available: false, ean: '7891000315507' };
  const pictures = ['https://loja.exemplo/fotos/a-960.webp', 'https://loja.exemplo/fotos/b-960.webp'];
  expect(productJsonLd(soldOut, url, pictures, rules)).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
    gtin13: '7891000315507',
    image: pictures,
  });
  expect(productJsonLd({ ...product, ean: '7891000315508' }, url, [], rules)).not.toHaveProperty('gtin13');
});

test('a link preview gets the real size of its picture', () => {
  expect(sharedSize({ width: 1920, height: 1200 })).toEqual({ width: 960, height: 600 });
  expect(sharedSize({ width: 256, height: 256 })).toEqual({ width: 256, height: 256 });
});

test.each([
  [undefined, '/aurora/p/lapis', 'https://x.exemplo/aurora/p/lapis'],
  ['aurora', '/aurora/p/lapis', 'https://x.exemplo/p/lapis'],
  ['aurora', '/aurora', 'https://x.exemplo/'],
  ['aurora', '/aurora?a=1', 'https://x.exemplo/?a=1'],
  ['aurora', '/aurora-boreal', 'https://x.exemplo/aurora-boreal'],
])('on a host locked to %s, %s is %s to the world', (lockedTo, address, full) => {
  expect(fullAddress({ origin: 'https://x.exemplo', lockedTo }, address)).toBe(full);
});
