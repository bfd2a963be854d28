import { expect, test } from 'vitest';
import { checkedSectors, type EditedSector } from './edited-sectors.ts';

const sector = (more: Partial<EditedSector> = {}): EditedSector => ({
  name: 'Casa e Jardim',
  slug: '',
  categoryIds: [],
  ...more,
});
const check = (...given: readonly EditedSector[]) =>
  checkedSectors(given, new Set(['raiz']), new Set(['a', 'b']));

test.each([
  [{ slug: '' }, 'casa-e-jardim'],
  [{ slug: 'Minha Casa' }, 'minha-casa'],
  [{ name: ' Café ', slug: '' }, 'cafe'],
])('%j gets the address %s', (more, slug) => {
  expect(check(sector(more))).toMatchObject({ ok: true, value: [{ slug }] });
});

test('the order, the categories and the ids stay', () => {
  const given = [
    sector({ id: 'b', categoryIds: ['raiz'] }),
    sector({ name: 'Outro' }),
    sector({ id: 'a', slug: 'x' }),
  ];
  const checked = check(...given);
  expect(checked.ok && checked.value.map(({ id, categoryIds }) => [id, categoryIds])).toEqual([
    ['b', ['raiz']],
    [undefined, []],
    ['a', []],
  ]);
});

test.each([
  ['a sector of nobody', [sector({ id: 'c' })], 'sector-not-found'],
  ['a sector twice', [sector({ id: 'a' }), sector({ id: 'a', slug: 'x' })], 'sector-not-found'],
  ['a subcategory', [sector({ categoryIds: ['raiz', 'folha'] })], 'sector-category-not-found'],
  ['an address twice', [sector(), sector({ name: 'Outro', slug: 'casa-e-jardim' })], 'sector-address-taken'],
])('%s is refused', (_, given, code) => {
  expect(check(...given)).toMatchObject({ ok: false, refusal: { code } });
});
