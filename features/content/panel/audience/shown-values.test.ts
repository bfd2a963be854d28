import { expect, test } from 'vitest';
import { EVERYONE } from '../../domain/audience.ts';
import { newShown, shownOf, shownValues } from './shown-values.ts';

const ZONE = 'America/Sao_Paulo';

test('what is shown comes back from its form as it went in', () => {
  const shown = {
    published: true,
    from: Date.UTC(2026, 11, 1, 11),
    until: Date.UTC(2026, 11, 24, 2, 59),
    audience: {
      devices: ['mobile'],
      segmentIds: ['s'],
      groups: ['revenda'],
      paymentMethodIds: ['p'],
      deliveryTypes: ['pickup'],
    },
  } as const;
  expect(shownOf(shownValues(shown, ZONE), ZONE)).toEqual(shown);
});

test('something new is a draft for everyone', () => {
  expect(shownOf(newShown(), ZONE)).toEqual({ published: false, audience: EVERYONE });
});
