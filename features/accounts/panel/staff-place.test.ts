import { expect, test } from 'vitest';
import type { StaffSession } from '../domain/staff-session.ts';
import { panelHref, placeAt } from './staff-place.ts';

const shop = { id: 'a', slug: 'loja', name: 'Loja' };
const session: StaffSession = {
  name: 'Bia',
  email: 'bia@loja.exemplo.com.br',
  administrator: false,
  shops: [{ ...shop, role: 'operator' }],
};

test('a person stands at a shop in the role that they have there', () => {
  expect(placeAt(session, shop)?.standing).toBe('operator');
});

test('nobody stands at a shop they do not work for, except administrators of the platform', () => {
  const other = { ...shop, id: 'b' };
  expect(placeAt(session, other)).toBeUndefined();
  expect(placeAt({ ...session, administrator: true }, other)?.standing).toBe('administrator');
  expect(placeAt({ ...session, administrator: true }, null)).toBeUndefined();
});

test('addresses are below the shop', () => {
  expect(panelHref(shop)).toBe('/painel/loja');
  expect(panelHref(shop, '/pedidos/7')).toBe('/painel/loja/pedidos/7');
});
