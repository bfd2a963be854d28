import { expect, test } from 'vitest';
import { categoryOptions } from './category-options.ts';

test('categories stand under their parents, in the shop’s order, with their branch', () => {
  const options = categoryOptions([
    { id: 'b', name: 'Bebidas' },
    { id: 'h', name: 'Hortifrúti' },
    { id: 'v', name: 'Verduras', parentId: 'h' },
    { id: 'f', name: 'Frutas', parentId: 'h' },
    { id: 'c', name: 'Cítricas', parentId: 'f' },
  ]);
  expect(options.map(({ label }) => label)).toEqual([
    'Bebidas',
    'Hortifrúti',
    'Hortifrúti › Verduras',
    'Hortifrúti › Frutas',
    'Hortifrúti › Frutas › Cítricas',
  ]);
});
