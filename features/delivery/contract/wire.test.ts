import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import type { DeliveryOption } from '../domain/delivery-option.ts';
import { deliveryOptionFromWire, deliveryOptionToWire } from './delivery-option.wire.ts';
import { slotFromWire, slotText, slotToWire } from './slot.wire.ts';

const slot = { slotId: 'w', date: '2025-11-22', startsAt: 480, endsAt: 720 };

test('a slot names its day and window as data and as a person reads it', () => {
  expect(slotToWire(slot)).toEqual({
    id: 'w',
    data_de_entrega: '2025-11-22',
    inicio: '08:00',
    fim: '12:00',
    descricao: 'sáb., 22/11, 8h–12h',
  });
  expect(slotFromWire(slotToWire(slot))).toEqual(slot);
});

test.each([
  ['2025-11-23', 510, 1080, 'dom., 23/11, 8h30–18h'],
  ['2025-12-01', 0, 1440, 'seg., 01/12, 0h–24h'],
  ['2025-12-05', 605, 659, 'sex., 05/12, 10h05–10h59'],
])('on %s from %i to %i reads %s', (date, startsAt, endsAt, text) => {
  expect(slotText({ date, startsAt, endsAt })).toBe(text);
});

test.each<DeliveryOption>([
  {
    id: 'a',
    type: 'delivery',
    name: 'Centro',
    fee: centavos(1999),
    minimumOrder: centavos(5000),
    freeFrom: centavos(15_010),
    slots: [slot],
  },
  {
    id: 's',
    type: 'pickup',
    name: 'Loja',
    fee: centavos(0),
    minimumOrder: centavos(0),
    store: {
      id: 's',
      name: 'Loja',
      addressText: 'Rua A, 1',
      latitude: -23.5,
      longitude: -46.6,
      hours: '8h às 20h',
    },
    slots: [],
  },
])('option $type comes back the same', (option) => {
  expect(deliveryOptionFromWire(deliveryOptionToWire(option))).toEqual(option);
});
