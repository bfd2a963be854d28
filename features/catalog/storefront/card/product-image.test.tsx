import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductImage } from './product-image.tsx';

const bare = { ground: 3, available: true };
const shown = (product: Parameters<typeof ProductImage>[0]['product'], alt = ''): string =>
  renderToStaticMarkup(<ProductImage product={product} alt={alt} sizes="45vw" />);

test('a product without a picture shows its brand and its name, and never another thing', () => {
  const html = shown({ ...bare, name: 'Arroz 5 kg', brand: 'Grão da Serra' });
  expect(html).toContain('Grão da Serra');
  expect(html).toContain('Arroz 5 kg');
  expect(html).not.toContain('<img');
});

test('readers hear the name once: the tile is hidden where the name stands beside it', () => {
  expect(shown({ ...bare, name: 'Arroz 5 kg' })).toContain('aria-hidden="true"');
  expect(shown({ ...bare, name: 'Arroz 5 kg' }, 'Arroz 5 kg')).toContain(
    'role="img" aria-label="Arroz 5 kg"',
  );
});

test('a product with a picture shows the picture alone', () => {
  const html = shown({ ...bare, picture: 'a'.repeat(32), name: 'Arroz 5 kg', brand: 'Grão da Serra' });
  expect(html).toContain('<img');
  expect(html).not.toContain('Grão da Serra');
});
