import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { comboTermsFromWire } from '../../contract/panel-combo.wire.ts';
import type { Combo } from '../../domain/combo.ts';
import { comboDraft, comboDraftToWire, NEW_COMBO } from './combo-draft.ts';

const BREAKFAST: Combo = {
  ...{ id: 'c', slug: 'cafe-da-manha', name: 'Café da manhã', description: 'Para dois' },
  items: [
    { productId: 'a', quantity: thousandths(1_500) },
    { productId: 'b', quantity: thousandths(2_000) },
  ],
  price: { kind: 'fixed', price: centavos(1_490) },
  from: Date.parse('2026-12-01T03:00:00Z'),
  until: Date.parse('2026-12-24T02:59:59Z'),
  audience: { clients: ['x'], groups: ['bares'] },
  ...{ paymentMethodIds: ['pix'], deliveryTypes: ['pickup'] },
  ...{ mostPerOrder: 2, limitPerClient: 4, limit: 100, position: 3, active: true },
};

test.each<[string, Partial<Combo>]>([
  ['a fixed price', {}],
  ['a percent', { price: { kind: 'percent', basisPoints: 1_250 } }],
])('a combo with %s comes back from its form as it was', (_, price) => {
  const { id: _id, ...terms } = { ...BREAKFAST, ...price };
  const draft = comboDraft({ ...BREAKFAST, ...price }, (id) => `nome de ${id}`, {});
  expect(comboTermsFromWire(comboDraftToWire(draft, {}, BREAKFAST))).toEqual({ ok: true, value: terms });
  expect(draft.items[0]?.product).toEqual({ id: 'a', label: 'nome de a' });
});

test('a new combo takes its address from its name, and leaves empty lines out', () => {
  const draft = { ...NEW_COMBO, percent: 1_000, name: ' Cesta de Natal ' };
  expect(comboTermsFromWire(comboDraftToWire(draft, {}))).toMatchObject({
    value: {
      slug: 'cesta-de-natal',
      items: [],
      price: { kind: 'percent', basisPoints: 1_000 },
      active: true,
    },
  });
});
