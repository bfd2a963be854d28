import { expect, test } from 'vitest';
import type { CategoryNode } from '../../domain/category.ts';
import type { ProductCard } from '../../domain/product.ts';
import { searchedSuggestions, suggestionsOf } from './suggestion.ts';

const node = (name: string, path: string, children: readonly CategoryNode[] = []): CategoryNode => ({
  id: path,
  slug: path,
  name,
  path,
  children,
});
const tree = [
  node('Mercearia', 'mercearia', [node('Grãos', 'mercearia/graos'), node('Massas', 'mercearia/massas')]),
];
const products = Array.from({ length: 10 }, (_, index) => ({
  id: `p${index}`,
  slug: `p${index}`,
  categoryPath: index < 7 ? 'mercearia/graos' : 'mercearia/massas',
})) as unknown as readonly ProductCard[];
const suggest = (guess: object, text = 'arroz', most = 10) =>
  suggestionsOf({
    shopSlug: 'loja',
    text,
    tree,
    guess: { products, total: 34, approximate: false, ...guess },
    most,
  });
const kinds = (...given: Parameters<typeof suggest>) => suggest(...given).map(({ kind }) => kind);

test.each([10, 6])('however much there is, at most %i lines are shown', (most) => {
  expect(suggest({}, 'arroz', most)).toHaveLength(most);
  expect(suggest({ corrected: 'arroz' }, 'graos', most)).toHaveLength(most);
  expect(suggest({ products: products.slice(0, 5), total: 5 }, 'arroz', most).length).toBeLessThanOrEqual(
    most,
  );
});

test('the same text can be looked for in the categories where most was found', () => {
  expect(suggest({}).filter(({ kind }) => kind === 'scope')).toEqual([
    expect.objectContaining({ name: 'Grãos', address: '/loja/busca?q=arroz&categoria=mercearia%2Fgraos' }),
    expect.objectContaining({ name: 'Massas' }),
  ]);
  expect(kinds({ products: products.slice(0, 3), total: 3 })).not.toContain('scope');
  expect(kinds({ approximate: true })).not.toContain('scope');
});

test('a category is found by the beginning of a word of its name, without its accents', () => {
  expect(suggest({ products: [], total: 0 }, 'GRAO')).toEqual([
    expect.objectContaining({
      kind: 'category',
      name: 'Grãos',
      parent: 'Mercearia',
      address: '/loja/c/mercearia/graos',
    }),
  ]);
});

test('what may have been meant comes first', () => {
  expect(suggest({ corrected: 'arroz' }, 'aroz')[0]).toMatchObject({
    kind: 'corrected',
    address: '/loja/busca?q=arroz',
  });
});

test('all of it is offered only where more was found than is shown', () => {
  expect(kinds({}).at(-1)).toBe('all');
  expect(kinds({ products: products.slice(0, 2), total: 2 })).toEqual(['product', 'product']);
});

test.each(['recent', 'popular'] as const)('a %s search is searched again', (kind) => {
  expect(searchedSuggestions(kind, 'loja', ['café & leite'])).toEqual([
    {
      kind,
      text: 'café & leite',
      id: `${kind} café & leite`,
      address: '/loja/busca?q=caf%C3%A9+%26+leite',
    },
  ]);
});
