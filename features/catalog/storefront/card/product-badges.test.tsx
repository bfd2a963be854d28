import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import { ProductBadges } from './product-badges.tsx';

const offer = { normal: centavos(900), tiers: [], multiple: ONE };
const badges = (product: Parameters<typeof ProductBadges>[0]['product']): string =>
  renderToStaticMarkup(<ProductBadges product={product} />).replaceAll(/<[^>]+>/g, ' ');

test('a product tagged an offer is called one only where its price fell', () => {
  const tagged = { tags: ['oferta', 'organico'], available: true };
  expect(badges({ ...tagged, offer: { ...offer, former: centavos(1_000) } })).toMatch(/Oferta.*Orgânico/);
  expect(badges({ ...tagged, offer })).not.toContain('Oferta');
  // Prices are hidden.
  expect(badges(tagged)).not.toContain('Oferta');
  expect(badges({ tags: ['oferta'], available: true, offer })).toBe('');
});
