import { expect, test } from 'vitest';
import { SHOP_PERMISSIONS } from '../../domain/staff-may.ts';
import { permissionAreas } from './permission-texts.ts';

test('every permission of a shop has a sentence, once', () => {
  const named = permissionAreas.flatMap(({ permissions }) => permissions.map(({ permission }) => permission));
  expect(named.toSorted()).toEqual([...SHOP_PERMISSIONS].toSorted());
});
