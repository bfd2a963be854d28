import { expect, test } from 'vitest';
import { thousandths } from '#kernel/quantity.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { afterPicking } from './after-picking-words.ts';

interface Case {
  readonly status?: string;
  readonly charge?: string;
  readonly delivery?: 'delivery' | 'pickup';
  readonly unit?: string;
  readonly picked?: number;
  readonly isCombo?: boolean;
}

function orderOf({ charge, delivery = 'delivery', unit = 'UN', picked = 1_000, isCombo, ...more }: Case) {
  const line = { name: 'Queijo', unit, quantity: thousandths(2_000) };
  const shortage = picked < 1_600 ? { shortage: 'out-of-stock' } : {};
  return {
    ...{ status: 'picking', returns: [], shipments: [], ...more },
    lines: [isCombo ? { ...line, parts: [line] } : line],
    delivery: { type: delivery },
    ...(charge === undefined ? {} : { charge: { status: charge } }),
    picking: { lines: [{ position: 0, quantity: thousandths(picked), ...shortage }] },
  } as unknown as ShopOrder;
}

test.each<[string, Case, readonly string[]]>([
  ['all is there', { picked: 2_000 }, []],
  ['short, and not paid', { charge: 'pending' }, ['alteracao', 'envio']],
  ['short in a combo, which is not edited', { charge: 'pending', isCombo: true }, ['envio']],
  ['short, with a card that is reserved', { charge: 'authorised' }, ['captura', 'envio']],
  ['short, and paid', { charge: 'paid' }, ['envio']],
  ['short, paid, and picked up', { charge: 'paid', delivery: 'pickup' }, ['devolucao']],
  ['another weight, and not paid', { charge: 'pending', unit: 'KG', picked: 2_100 }, ['alteracao']],
  ['another weight, with a card', { charge: 'authorised', unit: 'KG', picked: 1_900 }, ['captura']],
  ['another weight, and paid', { charge: 'paid', unit: 'KG', picked: 1_900 }, []],
])('%s', (_, given, opened) => {
  expect(afterPicking(orderOf(given)).map(({ open }) => open)).toEqual(opened);
});
