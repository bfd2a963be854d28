import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import type { ShownCombo } from '../domain/shown-combo.ts';
import { comboJsonLd } from './combo-head.ts';

const combo: ShownCombo = {
  id: 'c',
  slug: 'cafe',
  name: 'Café',
  description: '',
  items: [
    {
      product: { id: 'a', slug: 'a', name: 'A', brand: '', unit: 'UN', picture: 'foto', ground: 1 },
      quantity: ONE,
    },
    { product: { id: 'b', slug: 'b', name: 'B', brand: '', unit: 'UN', ground: 1 }, quantity: ONE },
  ],
  prices: { price: centavos(7_990), alone: centavos(9_450), saved: centavos(1_460) },
  most: 3,
  limits: {},
  validUntil: Date.UTC(2026, 11, 1, 3),
  exclusive: false,
};
const site = { origin: 'https://loja.exemplo', lockedTo: undefined };

test('search engines get price, availability and until when', () => {
  expect(comboJsonLd(site, combo, 'https://loja.exemplo/loja/combo/cafe')).toMatchObject({
    '@type': 'Product',
    image: ['https://loja.exemplo/fotos/foto-960.webp'],
    offers: {
      price: '79.90',
      availability: 'https://schema.org/InStock',
      priceValidUntil: '2026-12-01T03:00:00.000Z',
    },
  });
  expect(comboJsonLd(site, { ...combo, most: 0 }, '')).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

test('where prices are hidden, nothing of them is published', () => {
  const { prices: _, ...hidden } = combo;
  expect(comboJsonLd(site, hidden, '')).not.toHaveProperty('offers');
});
