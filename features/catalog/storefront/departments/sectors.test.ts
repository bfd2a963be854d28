import { expect, test } from 'vitest';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { CategoryNode } from '../../domain/category.ts';
import { namesOf } from './department.ts';
import { sectorDepartment, sectorDepartments } from './sectors.ts';

const shop = { slug: 'mercado' } as Shop;
const node = (id: string): CategoryNode => ({ id, slug: id, name: id.toUpperCase(), path: id, children: [] });
const crumb = (id: string) => ({ id, name: id, path: id });
const fresh = { id: '1', slug: 'frescos', name: 'Frescos', categories: [crumb('frutas'), crumb('carnes')] };
const home = { id: '2', slug: 'casa', name: 'Casa', categories: [crumb('limpeza')] };

test('a sector shows its categories as the tree has them, in its own order', () => {
  expect(sectorDepartment(shop, fresh, [node('carnes'), node('frutas'), node('limpeza')])).toEqual({
    name: 'Frescos',
    address: '/mercado/setor/frescos',
    categories: [node('frutas'), node('carnes')],
  });
});

test('what the tree of the chosen segment leaves out, a sector leaves out; an empty sector is not offered', () => {
  const departments = sectorDepartments(shop, [fresh, home], [node('carnes')]);
  expect(departments.map(({ name, categories }) => [name, categories.length])).toEqual([['Frescos', 1]]);
});

test('categories are named as a sentence names them', () => {
  expect(namesOf([node('a'), node('b'), node('c')])).toBe('A, B e C');
});
