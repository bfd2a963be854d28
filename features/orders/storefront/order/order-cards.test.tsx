import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DeliverySnapshot } from '../../domain/order.ts';
import { DeliveryCard } from './order-cards.tsx';

const delivery = {
  type: 'pickup',
  store: { name: 'Loja do Centro', addressText: 'Rua das Palmeiras, 1', latitude: -23.5, longitude: -46.6 },
  slot: { slotId: 'manha', date: '2026-12-01', startsAt: 480, endsAt: 600 },
} as DeliverySnapshot;

test('a cancelled order promises no time any more, and keeps where it would have gone', () => {
  const shown = (cancelled: boolean) =>
    renderToStaticMarkup(<DeliveryCard delivery={delivery} cancelled={cancelled} />);
  expect(shown(false)).toContain('8h');
  expect(shown(true)).not.toContain('8h');
  expect(shown(true)).toContain('Loja do Centro');
});
